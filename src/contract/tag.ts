import { z } from 'zod/mini';
import { id } from './fields';

/** The body that deletes a tag, or restores it. */
export const oneTag = z.object({ tag_id: id });
