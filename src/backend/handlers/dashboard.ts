import type { Handlers } from '@/backend/handler';
import type { Store } from '@/backend/store/port';
import { usedBy } from '@/backend/store/uses';
import type { DashboardFigures, dashboardCalls } from '@/contract/dashboard';
import { enquiryStatuses } from '@/contract/enquiryFilter';
import { mayRead, type RightArea } from '@/contract/rights';
import { fromAd, toAd, weekdayOf } from '@/domain/calendar/bikramSambat';
import { dayAt, startOfDay, wallClock } from '@/domain/calendar/wallClock';
import { firstStepsDone } from './firstSteps';
import { classesBetween, liveQuizzesBetween, noticesAt } from './notices';

/** What staff see at a glance: counts and short lists, in which no table is read whole. */
export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  getDashboardFigures: async (_, { store, now, person: { rights } }) => {
    const today = fromAd(dayAt(now)) ?? 0;
    const sunday = today - weekdayOf(today);
    const [from, to] = [toAd(sunday), toAd(sunday + 7)];
    const reads = (area: RightArea) => mayRead(rights, area);
    return {
      data: {
        ...(reads('enquiry') && { enquiries: await enquiriesByStatus(store) }),
        ...(reads('quiz') && { questions: await questionsByUse(store) }),
        ...(reads('classes') && { batches_running: await batchesRunning(store, today) }),
        ...(reads('modelset') && {
          live_quizzes: await liveQuizzesBetween(store, wallClock(from, '00:00'), wallClock(to, '00:00')),
        }),
        ...(reads('classes') && { classes: await classesBetween(store, from, to) }),
        weeks: await weeksUntil(store, sunday, reads),
      },
    };
  },

  getFirstSteps: async (_, { store, host, person }) => ({
    data: await firstStepsDone(store, person.rights, host.backups !== undefined),
  }),

  getNotices: async (_, { store, now, person }) => ({ data: await noticesAt(store, now, person.rights) }),
};

async function questionsByUse(store: Store) {
  const untagged = await store.count('quiz', { without: usedBy.quiz });
  return { tagged: (await store.count('quiz')) - untagged, untagged };
}

/** How many batches are named. */
const fewBatches = 8;

/** Counts the batches that run, and names the first that end. */
async function batchesRunning(store: Store, today: number): Promise<DashboardFigures['batches_running']> {
  const where = { batch_start_date: { lte: toAd(today) }, batch_end_date: { gte: toAd(today) } };
  const batches = await store.list('batch', {
    where,
    columns: ['iid', 'batch_name', 'course_iid', 'batch_year'],
    sort: ['batch_end_date'],
    limit: fewBatches,
  });
  return { count: await store.count('batch', { where }), batches };
}

/** How many courses are named of each status. */
const fewCourses = 4;

/** Returns the number of enquiries of each status, and of the courses that have the most of them. */
async function enquiriesByStatus(store: Store): Promise<DashboardFigures['enquiries']> {
  const figures: DashboardFigures['enquiries'] = [];
  for (const enquiry_status of enquiryStatuses) {
    const counts = [...(await store.countBy('enquiry', 'course_iid', { where: { enquiry_status } }))];
    const most = counts.toSorted(([course, one], [next, other]) => other - one || course - next).slice(0, fewCourses);
    figures.push({
      enquiry_status,
      count: counts.reduce((sum, [, count]) => sum + count, 0),
      courses: await named(store, most),
    });
  }
  return figures;
}

/** Returns the names of courses with these counts, in the given order. */
async function named(store: Store, counts: readonly (readonly [number, number])[]) {
  const where = { iid: counts.map(([iid]) => iid) };
  const courses = await store.list('course', { where, columns: ['iid', 'course_name'] });
  const names = new Map(courses.map(({ iid, course_name }) => [iid, course_name]));
  return counts.map(([course_iid, count]) => ({ course_iid, course_name: names.get(course_iid) ?? '', count }));
}

const weeks = 12;

type Reads = (area: RightArea) => boolean;

/** Counts what was added in each of the last weeks until the one that begins on a day. */
async function weeksUntil(store: Store, sunday: number, reads: Reads): Promise<DashboardFigures['weeks']> {
  const counted: DashboardFigures['weeks'] = [];
  for (let week = weeks - 1; week >= 0; week -= 1) counted.push(await weekFrom(store, sunday - 7 * week, reads));
  return counted;
}

async function weekFrom(store: Store, sunday: number, reads: Reads): Promise<DashboardFigures['weeks'][number]> {
  const [from, to] = [toAd(sunday), toAd(sunday + 7)];
  const instants = { gte: startOfDay(from), lt: startOfDay(to) };
  return {
    from,
    ...(reads('quiz') && { questions: await store.count('quiz', { where: { created_date: instants } }) }),
    ...(reads('enquiry') && { enquiries: await store.count('enquiry', { where: { enquiry_requested_date: instants } }) }),
    ...(reads('classes') && {
      enrolments: await store.count('enrolment', { where: { enrolled_date: { gte: from, lt: to } } }),
      recordings: await store.count('recording', { where: { created_date: instants } }),
    }),
  };
}
