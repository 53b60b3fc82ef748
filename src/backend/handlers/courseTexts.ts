import { referred } from '@/backend/records';
import type { Store } from '@/backend/store/port';
import { courseNames } from './names';

/** How the texts of courses are sorted. */
export const inOrder = ['course_iid', 'priority_order'] as const;

/** The columns of a record that belongs to a course, by its form; a course that isn't there is refused at its field. */
export async function columnsOf<Form extends { courses: number }>(store: Store, { courses, ...form }: Form) {
  referred(await store.get('course', courses), 'courses');
  return { ...form, course_iid: courses };
}

/** Rows that belong to courses, with the names of these and of what they belong to. */
export async function withCourses<Row extends { course_iid: number }>(store: Store, rows: readonly Row[]) {
  const names = await courseNames(store, [...new Set(rows.map(({ course_iid }) => course_iid))]);
  return rows.map((row) => ({ ...row, ...names(row.course_iid) }));
}

/** A row that belongs to a course, with the names of that and of what it belongs to. */
export async function withCourse<Row extends { course_iid: number }>(store: Store, row: Row) {
  const names = await courseNames(store, [row.course_iid]);
  return { ...row, ...names(row.course_iid) };
}
