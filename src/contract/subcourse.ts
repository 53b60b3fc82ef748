import { z } from 'zod';
import { audit, id } from './fields';

/** A part of a course. Source: course catalogue, section 3. */
export const subcourse = z.object({
  iid: id,
  subcourse_name: z.string(),
  subcourse_code: z.string(),
  slug: z.string(),
  course_id: id,
  subcourse_preview_url: z.string().nullable(),
  subcourse_icon: z.string().nullable(),
  lecture_hours: z.string(),
  subcourse_short_description: z.string(),
  ...audit,
});
