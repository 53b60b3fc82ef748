import { z } from 'zod';
import { audit, id } from './fields';

/** A main topic of a subcourse. Source: course catalogue, section 3. */
export const mainTopic = z.object({
  iid: id,
  topic_title: z.string(),
  slug: z.string(),
  subcourse_iid: id,
  lecture_hours: z.string(),
  ...audit,
});
