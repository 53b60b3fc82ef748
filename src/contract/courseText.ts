import { z } from 'zod/mini';
import { audit, id, reference } from './fields';
import { number } from './numberFields';

const courses = reference('required');

/** The search of a list whose records belong to a course. */
export const courseFilter = z.object({ courses });

/** The stored columns of each text of a course beside the text itself: its course, its place among the others, and its audit. */
export const courseText = { course_iid: id, priority_order: z.int(), ...audit };

/** Returned with every text of a course. */
export const courseName = { course_name: z.string() };

/** The fields of such a text's form beside the text itself. Two texts may have the same place. */
export const courseTextForm = { courses, priority_order: number(1, 9999) };
