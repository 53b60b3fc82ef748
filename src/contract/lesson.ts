import { z } from 'zod';
import { audit, id } from './fields';

/** A lesson of a main topic. Source: course catalogue, section 3. */
export const lesson = z.object({
  iid: id,
  lesson_title: z.string(),
  slug: z.string(),
  main_topic_iid: id,
  lecture_hours: z.string(),
  lesson_order: z.int(),
  ...audit,
});

/** A file of a lesson; `resources` is its path in the file storage. */
export const lessonResource = z.object({
  iid: id,
  lesson_iid: id,
  resources: z.string(),
  ...audit,
});
