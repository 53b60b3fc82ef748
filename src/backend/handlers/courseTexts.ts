import { referred } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';

/** The join that reads the name of a record's course. */
export const nameOfCourse = { course_name: 'course_iid.course_name' } as const;

/** The query that lists texts of courses: by course, with its name. */
export const byCourse = { join: nameOfCourse, sort: ['course_iid', 'priority_order'] } as const;

/** Returns the columns of a course's record, from its form; a course that doesn't exist is refused at its field. */
export async function columnsOf<Form extends { courses: number }>(store: Store, { courses, ...form }: Form) {
  referred(await store.get('course', courses), 'courses');
  return { ...form, course_iid: courses };
}
