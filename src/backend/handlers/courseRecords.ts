import type { Context } from '@/backend/handler';
import { found } from '@/backend/records';
import type { Store } from '@/backend/store/port';
import type { Filter } from '@/backend/store/query';
import type { NewRow, Row } from '@/backend/store/tables';
import { isYes, type YesNo } from '@/contract/fields';
import { namesAboveCourse } from './names';

type Course = Row<'course'>;

/** Returns the course, locked until the transaction ends, or throws a 404. */
export const findCourse = async (store: Store, iid: number): Promise<Course> =>
  found(await store.get('course', iid, 'lock'), 'course_not_found');

/** Lists courses with the names of their categories. */
export const coursesWithCategory = (store: Store, filter: Filter<'course'> = {}) =>
  store.list('course', { ...filter, join: namesAboveCourse });

/** Returns a course with the name of its category, or throws a 404. */
export async function withCategory(store: Store, iid: number) {
  const [course] = await coursesWithCategory(store, { where: { iid } });
  return found(course, 'course_not_found');
}

/** Returns the certificate's image if there is a certificate; otherwise discards the image. */
export function certificateFor(
  has_certification: YesNo,
  image: string | null,
  { discard }: Pick<Context, 'discard'>,
): string | null {
  if (isYes(has_certification)) return image;
  discard(image);
  return null;
}

/** Returns the changed course with the name of its category, or throws a 404. */
export async function changeCourse(store: Store, iid: number, changes: Partial<NewRow<'course'>>) {
  await store.update('course', iid, changes);
  return withCategory(store, iid);
}
