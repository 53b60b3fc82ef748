import type { Store } from '@/backend/store/port';
import { type Finding, type Urgency, urgencies } from '@/contract/contentHealth';
import { isYes } from '@/contract/fields';
import { type GivenRights, mayRead } from '@/contract/rights';
import { catalogueKinds } from './catalogueKinds';
import { checkedKinds } from './checkedKinds';
import type { Page } from './findingsOf';
import { modelsetKinds } from './modelsetKinds';

/** All kinds of findings, the most urgent first. */
const kinds = [...catalogueKinds, ...modelsetKinds, ...checkedKinds].toSorted(
  (one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency),
);

const kindsFor = (rights: GivenRights) => kinds.filter(({ right }) => mayRead(rights, right));

/** Counts what somebody with these rights may see, by urgency. */
export async function countFindings(store: Store, rights: GivenRights): Promise<Record<Urgency, number>> {
  const counts: Record<Urgency, number> = { now: 0, soon: 0, tidy: 0 };
  for (const { urgency, count } of kindsFor(rights)) counts[urgency] += await count(store);
  return counts;
}

/** Returns a page of what somebody with these rights may see, the most urgent first, and how much that is in all. */
export async function listFindings(
  store: Store,
  rights: GivenRights,
  { offset = 0, limit = 0 }: Page,
): Promise<{ rows: Finding[]; total: number }> {
  const rows: Finding[] = [];
  let total = 0;
  for (const kind of kindsFor(rights)) {
    const count = await kind.count(store);
    // Where the page begins among those of this kind.
    const from = Math.max(offset - total, 0);
    const room = limit - rows.length;
    if (room > 0 && from < count) rows.push(...(await kind.list(store, { offset: from, limit: room })));
    total += count;
  }
  return { rows, total };
}

/** A course with something to mend, and how urgent the most urgent of it is. */
interface CourseToMend {
  course_iid: number;
  course_name: string;
  urgency: Urgency;
}

/** Lists the courses with a finding that somebody with these rights may see, the most urgent first, by one statement. */
export async function coursesToMend(store: Store, rights: GivenRights): Promise<CourseToMend[]> {
  const visible = kindsFor(rights).flatMap(({ urgency, inCourse }) => (inCourse ? [{ urgency, ...inCourse }] : []));
  const flags = [...new Set(visible.map(({ has }) => has))];
  const courses = await store.list('course', {
    columns: ['iid', 'course_name', 'is_course_live'],
    exists: Object.fromEntries(flags.entries()),
    sort: ['course_name'],
  });
  return courses
    .flatMap(({ iid: course_iid, course_name, is_course_live, ...found }) => {
      const most = visible.find(
        ({ has, isMissing = false, isLive }) =>
          found[flags.indexOf(has)] !== isMissing && (isLive === undefined || isLive === isYes(is_course_live)),
      );
      return most ? [{ course_iid, course_name, urgency: most.urgency }] : [];
    })
    .toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency));
}
