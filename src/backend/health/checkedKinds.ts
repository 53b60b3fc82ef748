import { recordNames } from '@/backend/history/recordNames';
import { rightAreaOf } from '@/backend/history/recordRights';
import type { Fields } from '@/backend/history/touchedRows';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import type { Finding, Urgency } from '@/contract/contentHealth';
import type { YesNo } from '@/contract/fields';
import { type CheckedTableName, checkedTableNames } from './checkedParts';
import type { FindingsOf, InCourse, Page } from './findingsOf';

type Checks = Where<'content_check'>;

const broken = { fault: { not: null } } as const;

const lessonWithBroken = {
  by: 'lesson.main_topic_iid',
  referredBy: [{ by: 'sub_topic.lesson_iid', referredBy: [{ by: 'content_check.sub_topic_iid', where: broken }] }],
} as const;

/** Of what belongs to a course: where a check says whether that is live, and how a course is known to have one that failed. */
const ofCourses: Partial<Record<CheckedTableName, { live: (live: YesNo) => Checks; has: InCourse['has'] }>> = {
  course: {
    live: (live) => ({ 'course_iid.is_course_live': live }),
    has: { by: 'content_check.course_iid', where: { ...broken, area: 'course' } },
  },
  overview: {
    live: (live) => ({ 'course_iid.is_course_live': live }),
    has: { by: 'content_check.course_iid', where: { ...broken, area: 'overview' } },
  },
  subcourse: {
    live: (live) => ({ 'subcourse_iid.course_id.is_course_live': live }),
    has: { by: 'subcourse.course_id', referredBy: [{ by: 'content_check.subcourse_iid', where: broken }] },
  },
  sub_topic: {
    live: (live) => ({ 'sub_topic_iid.lesson_iid.main_topic_iid.subcourse_iid.course_id.is_course_live': live }),
    has: { by: 'subcourse.course_id', referredBy: [{ by: 'main_topic.subcourse_iid', referredBy: [lessonWithBroken] }] },
  },
};

const courseOfSubTopic = 'sub_topic_iid.lesson_iid.main_topic_iid.subcourse_iid.course_id';

const courseOfCheck = {
  own: 'course_iid.course_name',
  ofSubcourse: 'subcourse_iid.course_id.course_name',
  ofSubTopic: `${courseOfSubTopic}.course_name`,
  itself: 'course_iid',
  idOfSubcourse: 'subcourse_iid.course_id',
  idOfSubTopic: courseOfSubTopic,
} as const;

/**
 * The links and images that don't open. Learners see those of live courses, and of all that belongs to no course, such as banners; those of
 * a question they will see with it.
 */
export const checkedKinds: readonly FindingsOf[] = checkedTableNames
  .filter((area) => area !== 'modelset')
  .flatMap((area) => {
    const ofCourse = ofCourses[area];
    if (!ofCourse) return [ofChecks(area, area === 'quiz' ? 'soon' : 'now', {})];
    const { live, has } = ofCourse;
    return [
      { ...ofChecks(area, 'now', live('y')), inCourse: { has, isLive: true } },
      { ...ofChecks(area, 'soon', live('n')), inCourse: { has, isLive: false } },
    ];
  });

function ofChecks(area: CheckedTableName, urgency: Urgency, checks: Checks): FindingsOf {
  const where: Checks = { ...broken, area, ...checks };
  return {
    urgency,
    right: rightAreaOf(area),
    count: (store) => store.count('content_check', { where }),
    list: (store, page) => listChecks(store, { area, urgency, where }, page),
  };
}

interface Wanted {
  area: CheckedTableName;
  urgency: Urgency;
  where: Checks;
}

async function listChecks(store: Store, { area, urgency, where }: Wanted, page: Page): Promise<Finding[]> {
  const checks = await store.list('content_check', {
    where,
    columns: ['iid', 'record_iid', 'kind', 'part', 'address', 'fault', 'detail', 'checked_date', 'unchecked_since'],
    join: courseOfCheck,
    ...page,
  });
  const recordOf = await recordsOf(
    store,
    area,
    checks.map(({ record_iid }) => record_iid),
  );
  return checks.map(
    ({ iid: check, record_iid: record, own, ofSubcourse, ofSubTopic, itself, idOfSubcourse, idOfSubTopic, ...found }) => ({
      id: `check-${check}`,
      urgency,
      area,
      record,
      ...recordOf(record),
      course_iid: itself ?? idOfSubcourse ?? idOfSubTopic,
      course_name: own ?? ofSubcourse ?? ofSubTopic,
      check,
      ...found,
    }),
  );
}

/** Reads the records of checks; returns a lookup of one's name, and of what its addresses need. */
async function recordsOf(store: Store, area: CheckedTableName, iid: readonly number[]) {
  const rows: readonly Fields[] = await store.list(area, { where: { iid } });
  const names = await recordNames(store, area, rows);
  const batchOf = area === 'recording' ? await batchesOf(store, iid) : () => undefined;
  const named = new Map(rows.map((row, place) => [row['iid'], { name: names[place] ?? '', slug: slugOf(row) }]));
  return (wanted: number) => {
    const batch = batchOf(wanted);
    return { name: '', slug: null, ...named.get(wanted), ...(batch && { batch }) };
  };
}

async function batchesOf(store: Store, iid: readonly number[]) {
  const rows = await store.list('recording', {
    where: { iid },
    columns: [],
    join: { record: 'iid', group: 'group_iid', course_id: 'group_iid.course_iid', year: 'group_iid.batch_year' },
  });
  const batches = new Map(rows.map(({ record, ...batch }) => [record, batch]));
  return (recording: number) => batches.get(recording);
}

function slugOf({ course_slug, slug }: Fields): string | null {
  const text = course_slug ?? slug;
  return typeof text === 'string' ? text : null;
}
