import { z } from 'zod/mini';
import { defineCalls, get } from './call';
import { urgency } from './contentHealth';
import { enquiryStatus } from './enquiryFilter';
import { id } from './fields';
import { liveExamStatus } from './filters';
import { recordYear } from './numberFields';
import { data } from './replies';

const count = z.int();

/** How many records of a course there are. */
const ofCourse = z.object({ course_iid: id, course_name: z.string(), count });

const enquiriesOf = z.object({ enquiry_status: enquiryStatus, count, courses: z.array(ofCourse) });

/** A live quiz, with what its list is searched by. */
export const liveQuizAt = z.object({
  tag_id: id,
  modelset_name: z.string(),
  batch_name: z.nullable(z.string()),
  course_iid: id,
  year: recordYear,
  live_exam_status: liveExamStatus,
  /** By Nepal's clock, in the form of `domain/calendar/wallClock`. */
  live_start_date_time: z.string(),
});

/** A recorded class, with what its list is searched by. */
export const classAt = z.object({
  iid: id,
  topics: z.string(),
  batch_name: z.string(),
  course_iid: id,
  batch_year: recordYear,
  group_iid: id,
  class_date: z.string(),
});

/** A batch, with what its list is searched by. */
const batchNamed = z.object({ iid: id, batch_name: z.string(), course_iid: id, batch_year: recordYear });

/** What is counted of each week. */
export const weekCounts = ['questions', 'enquiries', 'enrolments', 'recordings'] as const;

const week = z.object({
  /** Its first day, a Sunday in Nepal, `YYYY-MM-DD`. */
  from: z.string(),
  questions: z.optional(count),
  enquiries: z.optional(count),
  enrolments: z.optional(count),
  recordings: z.optional(count),
});

/** What a person has no right to look at is left out. */
const figures = z.object({
  /** The number of enquiries of each status, and of the courses that have the most. */
  enquiries: z.optional(z.array(enquiriesOf)),
  questions: z.optional(z.object({ tagged: count, untagged: count })),
  /** All are counted, and the first to end are named. */
  batches_running: z.optional(z.object({ count, batches: z.array(batchNamed) })),
  /** Of this week, in their order. */
  live_quizzes: z.optional(z.array(liveQuizAt)),
  classes: z.optional(z.array(classAt)),
  /** What was added in each of the last weeks, this one the last. */
  weeks: z.array(week),
});

/** What the dashboard shows of this week and of the last ones. */
export type DashboardFigures = z.infer<typeof figures>;

/** A comment that awaits an answer, on the sub topic of this slug. */
const waitingComment = z.object({ iid: id, slug: z.string(), comments: z.string(), user_name: z.nullable(z.string()) });

/** Something that needs a person: it is listed until it is done. */
const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comments'), count, oldest: z.array(waitingComment) }),
  z.object({ kind: z.literal('enquiries'), ...ofCourse.shape }),
  z.object({ kind: z.literal('live_quiz'), ...liveQuizAt.shape }),
  z.object({ kind: z.literal('course'), course_iid: id, course_name: z.string(), urgency }),
  z.object({
    kind: z.literal('unrecorded'),
    batch_name: z.string(),
    course_iid: id,
    batch_year: recordYear,
    group_iid: id,
    /** The day of the class, where the weekdays of the batch are known from the recordings before. */
    class_date: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('failed_backup') }),
]);

export type Notice = z.infer<typeof notice>;

/** What a new office does first, in this order. */
export const firstSteps = [
  'company',
  'category',
  'course',
  'price',
  'batch',
  'questions',
  'modelset',
  'colleague',
  'mail',
  'backup',
] as const;
export type FirstStep = (typeof firstSteps)[number];

const isDone = z.optional(z.boolean());

/** Whether each step is done; those that the person has no right to, or the host nothing for, are left out. */
const stepsDone = z.object({
  company: isDone,
  category: isDone,
  course: isDone,
  price: isDone,
  batch: isDone,
  questions: isDone,
  modelset: isDone,
  colleague: isDone,
  mail: isDone,
  backup: isDone,
} satisfies Record<FirstStep, typeof isDone>);

/** What staff see at a glance. These calls are ours: another server may not have them. */
export const dashboardCalls = defineCalls('account', {
  getDashboardFigures: get('/dashboard/getDashboardFigures', {
    summary: 'Counts of enquiries, questions and batches, this week’s live quizzes and classes, and what each of 12 weeks added',
    reply: data(figures),
  }),
  getFirstSteps: get('/dashboard/getFirstSteps', {
    summary: 'Which of the first steps of a new office are done',
    reply: data(stepsDone),
  }),
  getNotices: get('/dashboard/getNotices', {
    summary:
      'What needs a person: comments without an answer, enquiries, live quizzes that begin, courses that lack something, classes without recordings',
    reply: data(z.array(notice)),
  }),
});
