import { z } from 'zod';
import { yesNo } from './courseTree';
import { audit, id } from './fields';

/** A course of a category. Source: course catalogue, section 3. */
export const course = z.object({
  iid: id,
  course_name: z.string(),
  course_code: z.string(),
  course_slug: z.string(),
  cat_id: id,
  course_banner_description: z.string(),
  course_banner_img: z.string().nullable(),
  course_preview_url: z.string().nullable(),
  course_preview_img: z.string().nullable(),
  program_overview: z.string(),
  program_success_path: z.string().nullable(),
  lecture_hours: z.string().nullable(),
  has_exam: yesNo,
  has_certification: yesNo,
  certificate_img: z.string().nullable(),
  is_course_live: yesNo,
  /** The course's date in Bikram Sambat and in the Gregorian calendar, both `YYYY-MM-DD`. */
  updated_date_nep: z.string().nullable(),
  updated_date_eng: z.string().nullable(),
  ...audit,
});
