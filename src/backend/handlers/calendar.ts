import type { Handlers } from '@/backend/handler';
import type { Store } from '@/backend/store/port';
import type { CalendarEntries, calendarCalls } from '@/contract/calendar';
import { mayRead } from '@/contract/rights';

/** The calendar: short lists of a span of days, each found by an index. */
export const calendarHandlers: Handlers<typeof calendarCalls> = {
  getCalendar: async (span, { store, person: { rights } }) => ({
    data: {
      ...(mayRead(rights, 'modelset') && { live_quizzes: await liveQuizzesIn(store, span) }),
      ...(mayRead(rights, 'classes') && { classes: await classesIn(store, span), batches: await batchesIn(store, span) }),
      ...(mayRead(rights, 'catalogue') && { courses: await coursesIn(store, span) }),
    },
  }),
};

/** The first and the last day, `YYYY-MM-DD`. */
interface Span {
  from: string;
  to: string;
}

async function liveQuizzesIn(store: Store, { from, to }: Span): Promise<CalendarEntries['live_quizzes']> {
  const quizzes = await store.list('live_modelset_tag', {
    where: { live_start_date_time: { lte: `${to}T23:59:59.999Z` }, live_end_date_time: { gt: `${from}T00:00:00.000Z` } },
    columns: ['iid', 'batch_iid', 'live_start_date_time', 'live_end_date_time', 'exam_time_duration', 'live_exam_status'],
    join: {
      modelset_name: 'modelset_iid.modelset_name',
      batch_name: 'batch_iid.batch_name',
      course_iid: 'modelset_iid.course_iid',
      course_name: 'modelset_iid.course_iid.course_name',
      year: 'modelset_iid.year',
    },
    sort: ['live_start_date_time'],
  });
  return quizzes.map(({ iid: tag_id, batch_iid: batch_id, ...quiz }) => ({ tag_id, batch_id, ...quiz }));
}

const classesIn = (store: Store, { from, to }: Span) =>
  store.list('recording', {
    where: { class_date: { gte: from, lte: to } },
    columns: ['iid', 'topics', 'class_date', 'group_iid'],
    join: {
      batch_name: 'group_iid.batch_name',
      batch_year: 'group_iid.batch_year',
      course_iid: 'group_iid.course_iid',
      course_name: 'group_iid.course_iid.course_name',
    },
    sort: ['class_date'],
  });

/** Lists the batches that begin or end in a span; one that does both is listed once. */
async function batchesIn(store: Store, { from, to }: Span): Promise<CalendarEntries['batches']> {
  const within = { gte: from, lte: to };
  const asked = {
    columns: ['iid', 'batch_name', 'batch_year', 'course_iid', 'batch_start_date', 'batch_end_date'],
    join: { course_name: 'course_iid.course_name' },
  } as const;
  const beginning = await store.list('batch', { ...asked, where: { batch_start_date: within }, sort: ['batch_start_date'] });
  const ending = await store.list('batch', { ...asked, where: { batch_end_date: within }, sort: ['batch_end_date'] });
  return [...new Map([...beginning, ...ending].map((batch) => [batch.iid, batch])).values()];
}

async function coursesIn(store: Store, { from, to }: Span): Promise<CalendarEntries['courses']> {
  const courses = await store.list('course', {
    where: { updated_date_eng: { gte: from, lte: to } },
    columns: ['iid', 'course_name', 'course_slug', 'updated_date_eng'],
    sort: ['updated_date_eng'],
  });
  return courses.map(({ updated_date_eng, ...course }) => ({ ...course, updated_date_eng: updated_date_eng ?? from }));
}
