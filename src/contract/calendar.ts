import { z } from 'zod/mini';
import { defineCalls, search } from './call';
import { classAt, liveQuizAt } from './dashboard';
import { daysInOrderIfGiven } from './days';
import { adDate, id } from './fields';
import { compared } from './formRules';
import { say } from './message';
import { recordYear } from './numberFields';
import { data } from './replies';

/** How many days may be read at once: a month with the weeks around it fits. */
export const mostDays = 62;

const day = 86_400_000;

const span = z.object({ from: adDate, to: adDate }).check(
  daysInOrderIfGiven('from', 'to'),
  compared<{ from: string; to: string }>(
    ['from', 'to'],
    ({ from, to }) => Date.parse(to) - Date.parse(from) < mostDays * day,
    say('span_too_long', { days: mostDays }),
  ),
);

const liveQuiz = z.extend(liveQuizAt, {
  batch_id: z.nullable(id),
  course_name: z.string(),
  live_end_date_time: z.string(),
  exam_time_duration: z.string(),
});

const batch = z.object({
  iid: id,
  batch_name: z.string(),
  batch_year: recordYear,
  course_iid: id,
  course_name: z.string(),
  batch_start_date: z.string(),
  batch_end_date: z.string(),
});

const course = z.object({ iid: id, course_name: z.string(), course_slug: z.string(), updated_date_eng: z.string() });

/** What a person has no right to look at is left out. */
const entries = z.object({
  /** Those that can be sat on any of the days, in the order in which they begin. */
  live_quizzes: z.optional(z.array(liveQuiz)),
  classes: z.optional(z.array(z.extend(classAt, { course_name: z.string() }))),
  /** Those that begin or end on one of the days. */
  batches: z.optional(z.array(batch)),
  courses: z.optional(z.array(course)),
});

/** What is on in a span of days. */
export type CalendarEntries = z.infer<typeof entries>;

/** The calendar of the staff. This call is ours: another server may not have it. */
export const calendarCalls = defineCalls('account', {
  getCalendar: search('/calendar/getCalendar', {
    summary: 'The live quizzes, recorded classes, beginnings and ends of batches, and course dates from one day to another',
    body: span,
    reply: data(entries),
  }),
});
