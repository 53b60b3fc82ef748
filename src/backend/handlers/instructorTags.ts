import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import { instructorName } from './names';

/** Lists instructors' tags with the names of their records; the course is the subcourse's. */
export async function listTags(store: Store, where: Where<'instructor_tag'>) {
  const tags = await store.list('instructor_tag', {
    where,
    join: {
      first_name: 'instructor_iid.first_name',
      middle_name: 'instructor_iid.middle_name',
      last_name: 'instructor_iid.last_name',
      subcourse_name: 'subcourse_iid.subcourse_name',
      course_iid: 'subcourse_iid.course_id',
      course_name: 'subcourse_iid.course_id.course_name',
    },
  });
  return tags.map(({ first_name, middle_name, last_name, ...tag }) => ({
    ...tag,
    instructor_name: instructorName({ first_name, middle_name, last_name }),
  }));
}
