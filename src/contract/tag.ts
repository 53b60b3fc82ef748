import { z } from 'zod';
import { id } from './fields';

/** What is sent to delete a tag, or to restore it. */
export const oneTag = z.object({ tag_id: id });
