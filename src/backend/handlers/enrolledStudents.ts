import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { grouped } from '@/domain/rows/grouped';

/** The joins that read the name and the year of a tag's batch. */
export const batchNames = { batch_name: 'batch_iid.batch_name', batch_year: 'batch_iid.batch_year' } as const;

/** Returns the students of these enrolments, each once, with their batch of the course. */
export async function studentsOf(
  store: Store,
  course: number,
  where: { course_price_iid: readonly number[]; enrolled_date: { gte: string; lte: string } },
) {
  const enrolments = await store.list('enrolment', {
    where: { ...where, 'course_price_iid.course_iid': course },
    join: {
      full_name: 'student_iid.full_name',
      mobile_no: 'student_iid.mobile_no',
      email: 'student_iid.email',
      package_name: 'course_price_iid.package_name',
      course_name: 'course_price_iid.course_iid.course_name',
    },
    sort: ['enrolled_date'],
  });
  const tags = await store.list('batch_tag', { where: { is_deleted: 'n', 'batch_iid.course_iid': course }, join: batchNames });
  const placed = new Map(tags.map((tag) => [tag.student_iid, tag]));
  return [...grouped(enrolments, ({ student_iid }) => student_iid)].map(([iid, [first, ...further]]) => {
    const { full_name, mobile_no, email, course_name, enrolled_date } = first;
    const all = [first, ...further];
    const { batch_iid = null, batch_name = null, batch_year = null } = placed.get(iid) ?? {};
    return {
      iid,
      full_name,
      mobile_no,
      email,
      course_name,
      package_name: [...new Set(all.map((one) => one.package_name))].join(', '),
      enrolled_date,
      enroll_end_date: lastDay(all),
      batch_iid,
      batch_name,
      batch_year,
    };
  });
}

/** Returns the last day of several enrolments, or null if one of them never ends. */
function lastDay(enrolments: readonly Pick<Row<'enrolment'>, 'enroll_end_date'>[]): string | null {
  const days = enrolments.flatMap(({ enroll_end_date }) => enroll_end_date ?? []);
  return days.length < enrolments.length ? null : (days.toSorted().at(-1) ?? null);
}
