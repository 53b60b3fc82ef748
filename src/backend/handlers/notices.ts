import { coursesToMend } from '@/backend/health/findings';
import { childrenOf } from '@/backend/records/childrenOf';
import { countUnanswered, unansweredComments } from '@/backend/records/unanswered';
import type { Store } from '@/backend/store/port';
import type { Notice } from '@/contract/dashboard';
import { type GivenRights, mayRead, type RightArea } from '@/contract/rights';
import { fromAd, toAd } from '@/domain/calendar/bikramSambat';
import { daysOfHabit, missedClass } from '@/domain/calendar/missedClass';
import { dayAt, wallClockAt } from '@/domain/calendar/wallClock';

const hour = 3_600_000;

/** Each kind of notice, and the area whose rights open it. */
const kinds: readonly [RightArea, (store: Store, now: Date) => Promise<Notice[]>][] = [
  ['modelset', beginningQuizzes],
  ['discussion', waitingComments],
  ['enquiry', waitingEnquiries],
  ['classes', unrecordedBatches],
  ['staff', failedBackup],
];

/** Lists what needs a person with these rights now; each is gone once it is done. */
export async function noticesAt(store: Store, now: Date, rights: GivenRights): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const [area, list] of kinds) if (mayRead(rights, area)) notices.push(...(await list(store, now)));
  // Their findings have rights of their own.
  const courses = await coursesToMend(store, rights);
  return [...notices, ...courses.map((course) => ({ kind: 'course' as const, ...course }))];
}

/** The live quizzes that begin within the hour, and aren't over. */
async function beginningQuizzes(store: Store, now: Date): Promise<Notice[]> {
  const quizzes = await liveQuizzesBetween(store, wallClockAt(now), wallClockAt(new Date(now.getTime() + hour)));
  return quizzes
    .filter(({ live_exam_status }) => live_exam_status === 'PENDING')
    .map((quiz) => ({ kind: 'live_quiz' as const, ...quiz }));
}

/** How many comments are listed; all are counted. */
const most = 5;

/** The comments that no staff has answered, the oldest of them by name. */
async function waitingComments(store: Store): Promise<Notice[]> {
  const oldest = await unansweredComments(store, most);
  return oldest.length === 0 ? [] : [{ kind: 'comments', count: await countUnanswered(store), oldest }];
}

/** The courses about which somebody asked more than a day ago, and nobody has answered. */
async function waitingEnquiries(store: Store, now: Date): Promise<Notice[]> {
  const waiting = {
    enquiry_status: 'requested',
    enquiry_requested_date: { lt: new Date(now.getTime() - 24 * hour).toISOString() },
  } as const;
  const counts = await store.countBy('enquiry', 'course_iid', { where: waiting });
  const courses = await store.list('course', { where: { iid: [...counts.keys()] }, columns: ['iid', 'course_name'] });
  return courses.map(({ iid: course_iid, course_name }) => ({
    kind: 'enquiries',
    course_iid,
    course_name,
    count: counts.get(course_iid) ?? 0,
  }));
}

/**
 * The running batches, from their second week on, of which a usual class of the last week has no recording; where no weekday is usual, those
 * without any of that week. No record says when classes are held: what was recorded before does.
 */
async function unrecordedBatches(store: Store, now: Date): Promise<Notice[]> {
  const today = dayAt(now);
  const before = (days: number) => toAd((fromAd(today) ?? days) - days);
  const weekAgo = before(7);
  const batches = await store.list('batch', {
    where: { batch_start_date: { lte: weekAgo }, batch_end_date: { gte: today } },
    columns: ['iid', 'batch_name', 'batch_year', 'course_iid'],
    sort: ['batch_name'],
  });
  const recordings = await store.list('recording', {
    where: { group_iid: batches.map(({ iid }) => iid), class_date: { gte: before(daysOfHabit) } },
    columns: ['group_iid', 'class_date'],
  });
  const recordingsOf = childrenOf(recordings, ({ group_iid }) => group_iid);
  return batches.flatMap(({ iid: group_iid, ...batch }) => {
    const days = recordingsOf(group_iid).map(({ class_date }) => class_date);
    const { isUsual, date } = missedClass(days, today);
    const isSilent = !isUsual && !days.some((day) => day >= weekAgo);
    if (date === undefined && !isSilent) return [];
    return [{ kind: 'unrecorded' as const, ...batch, group_iid, ...(date !== undefined && { class_date: date }) }];
  });
}

/** Says that the backup which is made by itself has failed. */
async function failedBackup(store: Store): Promise<Notice[]> {
  const isFailed = (await store.count('server_event', { where: { kind: 'backup_failed' } })) > 0;
  return isFailed ? [{ kind: 'failed_backup' }] : [];
}

/** Lists the live quizzes that begin from one time by Nepal's clock until before another. */
export async function liveQuizzesBetween(store: Store, from: string, to: string) {
  const quizzes = await store.list('live_modelset_tag', {
    where: { live_start_date_time: { gte: from, lt: to } },
    columns: ['iid', 'live_start_date_time', 'live_exam_status'],
    join: {
      modelset_name: 'modelset_iid.modelset_name',
      batch_name: 'batch_iid.batch_name',
      course_iid: 'modelset_iid.course_iid',
      year: 'modelset_iid.year',
    },
    sort: ['live_start_date_time'],
  });
  return quizzes.map(({ iid: tag_id, ...quiz }) => ({ tag_id, ...quiz }));
}

/** Lists the recorded classes from one day until before another. */
export const classesBetween = (store: Store, from: string, to: string) =>
  store.list('recording', {
    where: { class_date: { gte: from, lt: to } },
    columns: ['iid', 'topics', 'class_date', 'group_iid'],
    join: { batch_name: 'group_iid.batch_name', batch_year: 'group_iid.batch_year', course_iid: 'group_iid.course_iid' },
    sort: ['class_date'],
  });
