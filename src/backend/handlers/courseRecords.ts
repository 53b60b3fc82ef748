import type { Context } from '@/backend/handler';
import { found } from '@/backend/records';
import type { Store } from '@/backend/store/port';
import type { NewRow, Row } from '@/backend/store/tables';
import { isYes, type YesNo } from '@/contract/fields';
import { categoryNames } from './names';

type Course = Row<'course'>;

/** The course, held until the transaction ends, or a 404. */
export const findCourse = async (store: Store, iid: number): Promise<Course> =>
  found(await store.get('course', iid, 'lock'), 'course_not_found');

/** Courses with the names of their categories. */
export async function withCategories(store: Store, courses: readonly Course[]) {
  const names = await categoryNames(
    store,
    courses.map(({ cat_id }) => cat_id),
  );
  return courses.map((course) => ({ ...course, ...names(course.cat_id) }));
}

/** A course with the name of its category. */
export async function withCategory(store: Store, course: Course) {
  const names = await categoryNames(store, [course.cat_id]);
  return { ...course, ...names(course.cat_id) };
}

/** The certificate's image where there is a certificate; elsewhere none, and the image is thrown away. */
export function certificateFor(
  has_certification: YesNo,
  image: string | null,
  { discard }: Pick<Context, 'discard'>,
): string | null {
  if (isYes(has_certification)) return image;
  discard(image);
  return null;
}

/** The course after the change, with the name of its category, or a 404. */
export async function changeCourse(store: Store, iid: number, changes: Partial<NewRow<'course'>>) {
  return withCategory(store, found(await store.update('course', iid, changes), 'course_not_found'));
}
