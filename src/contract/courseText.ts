import { z } from 'zod';
import { audit, id, reference } from './fields';
import { number } from './numberFields';

const courses = reference('required');

/** What a list is searched by whose records belong to a course. */
export const courseFilter = z.object({ courses });

/** What is stored of each text of a course beside its words: the course, its place among the others, and who wrote it. */
export const courseText = { course_iid: id, priority_order: z.int(), ...audit };

/** What every text of a course is answered with. */
export const courseName = { course_name: z.string() };

/** What the form of such a text asks for beside its words. Two texts may have one place. */
export const courseTextForm = { courses, priority_order: number(1, 9999) };
