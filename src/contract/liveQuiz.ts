import { z } from 'zod/mini';
import { type Adapter, ofCourse, verb } from './adapter';
import { defineCalls, patch, post, search } from './call';
import { daysInOrder } from './days';
import { audit, bsDate, examDuration, id, ifGiven, reference, type Standing } from './fields';
import { liveExamStatus, liveQuizFilter, liveStatusForm } from './filters';
import { beginsLater, dayOf, moment, recordMoment, takesLongEnough } from './moments';
import { recordYear, year } from './numberFields';
import { data, written } from './replies';

/**
 * A live sitting of a model set, within a window of time and perhaps for one batch; with the names of both, and the course and year of the
 * model set. Source: admin areas, section 3.
 */
export const liveQuiz = z.object({
  tag_id: id,
  modelset_id: id,
  modelset_name: z.string(),
  batch_id: z.nullable(id),
  batch_name: z.nullable(z.string()),
  course_iid: id,
  course_name: z.string(),
  year: recordYear,
  /** The start and the end are by Nepal's clock, in the form of `domain/calendar/wallClock`; below are their days in Bikram Sambat. */
  live_start_date_time: recordMoment,
  live_end_date_time: recordMoment,
  live_start_nep_date: z.string(),
  live_end_nep_date: z.string(),
  exam_time_duration: z.string(),
  live_exam_status: liveExamStatus,
  ...audit,
});

/** The fields of the form that schedules a model set. */
const schedule = z.object({
  batch: ifGiven(reference('required')),
  exam_time_duration: examDuration,
  live_start_nep_date: bsDate,
  live_start_date_time: moment,
  live_end_nep_date: bsDate,
  live_end_date_time: moment,
});
const fields = z.extend(schedule, { modelset: reference('required') });

const window = { start: 'live_start_date_time', end: 'live_end_date_time', duration: 'exam_time_duration' } as const;

/** The message of one of these rules doesn't silence the others. */
const inTime = [
  dayOf('live_start_nep_date', 'live_start_date_time'),
  dayOf('live_end_nep_date', 'live_end_date_time'),
  daysInOrder('live_start_date_time', 'live_end_date_time'),
  takesLongEnough(window),
] as const;

/** Requires a start after now; an existing quiz may have begun. */
const startsLater = (now: () => Date, standing?: Standing) => beginsLater(window.start, now, standing?.[window.start]);

/** The rule that depends on the clock alone: a server has a clock of its own, so it isn't part of its calls. */
export const liveStartForm = (now: Date, standing?: Standing) =>
  z.pick(schedule, { live_start_date_time: true }).check(startsLater(() => now, standing));

const here = () => new Date();

export const liveTagForm = schedule.check(...inTime, startsLater(here));
/** The form that schedules any model set: its course and year, by which it is chosen, aren't sent. */
export const newLiveQuizForm = z.extend(fields, { courses: reference('required'), year }).check(...inTime, startsLater(here));
export const liveQuizEditForm = (standing: Standing) => fields.check(...inTime, startsLater(here, standing));

/** Live quizzes. Source: admin areas, sections 2.3, 4, 5, 7 and 9. */
export const liveQuizCalls = defineCalls('modelset', {
  tagModelsetLive: post('/modelset/tagModelsetLive', {
    summary: 'Tag a model set as a live quiz, for a batch of its course and year or for none; it is pending',
    body: fields.check(...inTime),
    reply: written(liveQuiz),
  }),
  updateModelsetLive: patch('/modelset/updateModelsetLive', {
    summary: 'Change a live quiz; its status has a call of its own',
    body: z.extend(fields, { tag_id: id }).check(...inTime),
    reply: written(liveQuiz),
  }),
  setLiveExamStatus: patch('/modelset/setLiveExamStatus', {
    summary: 'Set the status of a live quiz, whatever it was',
    body: z.extend(liveStatusForm, { tag_id: id }),
    reply: written(liveQuiz),
  }),
  filterLiveModelset: search('/modelset/filterLiveModelset', {
    summary: 'The live quizzes of a course and year that have a status, in the order in which they begin',
    body: liveQuizFilter,
    reply: data(z.array(liveQuiz)),
  }),
});

/** Live quizzes, found by course, year and status. */
export const liveQuizAdapter: Adapter = {
  area: 'live_modelset_tag',
  list: liveQuizCalls.filterLiveModelset,
  foundAcross: { resource: 'modelsetSetup', as: 'modelset' },
  create: liveQuizCalls.tagModelsetLive,
  update: verb(liveQuizCalls.updateModelsetLive, 'tag_id'),
  toRecord: (row) => ({ ...ofCourse(row), modelset: row.modelset_id, batch: row.batch_id }),
  toBody: ({ courses: _, year: __, ...form }) => form,
};
