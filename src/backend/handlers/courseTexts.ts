import { referred } from '@/backend/records';
import type { Store } from '@/backend/store/port';

/** The name of the course that a record belongs to, read beside it. */
export const nameOfCourse = { course_name: 'course_iid.course_name' } as const;

/** How the texts of courses are listed: by course, with its name beside each. */
export const byCourse = { join: nameOfCourse, sort: ['course_iid', 'priority_order'] } as const;

/** The columns of a record that belongs to a course, by its form; a course that isn't there is refused at its field. */
export async function columnsOf<Form extends { courses: number }>(store: Store, { courses, ...form }: Form) {
  referred(await store.get('course', courses), 'courses');
  return { ...form, course_iid: courses };
}
