import { z } from 'zod/mini';
import { mostClasses, repeatedDaysOf } from '@/domain/calendar/repeatedDays';
import { type Adapter, ofCourse, verb } from './adapter';
import { batchTagForm } from './batchTag';
import { defineCalls, patch, post, search } from './call';
import { daysInOrderIfGiven, sameDay, sameDayIfGiven } from './days';
import { adDate, audit, bsDate, bsDateOr, id, remarks, text } from './fields';
import { type Choices, compared, conditional, when } from './formRules';
import { say } from './message';
import { recordYear } from './numberFields';
import { data, done, written } from './replies';
import { videoUrl } from './urlFields';

/** The recording of a class, as stored; `group_iid` is its batch. Source: admin areas, section 3. */
export const recording = z.object({
  iid: id,
  group_iid: id,
  topics: z.string(),
  /** The day of the class, `YYYY-MM-DD`, in both calendars. */
  class_date: z.string(),
  class_date_nep: z.string(),
  video_url: z.string(),
  ...audit,
});

/** Whether a recording's address opens, as the server found out; another server may not look. */
export const linkState = z.enum(['opens', 'broken', 'unchecked']);
export type LinkState = z.infer<typeof linkState>;

const recordingWithBatch = z.extend(recording, {
  course_iid: id,
  course_name: z.string(),
  batch_name: z.string(),
  batch_year: recordYear,
});

const fields = z.extend(batchTagForm, {
  topics: text(1, 255, ['required', 'should_not_have_more_than']),
  class_date_nep: bsDateOr('class_date_required'),
  class_date: adDate,
  video_url: videoUrl,
});

const oneDay = sameDay('class_date_nep', 'class_date');

export const recordingForm = fields.check(oneDay);

const isRepeated = ({ repeat_on }: Choices): boolean => Array.isArray(repeat_on) && repeat_on.length > 0;

/** The form of new recordings: of one class, or of several on the same weekdays until a day; `repeat_skipped` are days without a class. */
export const newRecordingForm = conditional(
  z.extend(fields, {
    /** From 0, Sunday, to 6. */
    repeat_on: z._default(z.array(z.int()), []),
    repeat_until_nep: when(isRepeated, bsDate),
    repeat_until: when(isRepeated, adDate),
    repeat_skipped: z._default(z.array(adDate), []),
  }),
).check(
  oneDay,
  sameDayIfGiven('repeat_until_nep', 'repeat_until'),
  daysInOrderIfGiven('class_date', 'repeat_until'),
  compared<Repeated>(
    ['class_date', 'repeat_on', 'repeat_until', 'repeat_until_nep'],
    (form) => repeatedDaysOf(form).length <= mostClasses,
    say('too_many_classes', { count: mostClasses }),
  ),
);

type Repeated = Parameters<typeof repeatedDaysOf>[0] & { repeat_until_nep: string | null };

export const recordingEditForm = z.extend(fields, { modified_remarks: remarks(5, 100) }).check(oneDay);

/** The search of the list of recordings: `group` is the batch. */
export const recordingFilter = z.object({
  course_id: batchTagForm.shape.courses,
  year: batchTagForm.shape.year,
  group: batchTagForm.shape.group,
});

/** Recordings of live classes. Source: admin areas, sections 2.9, 5 and 7. */
export const recordingCalls = defineCalls('classes', {
  getRecording: search('/recording/getRecording', {
    summary: 'The recordings of a batch, in the order of their classes',
    body: recordingFilter,
    reply: data(z.array(z.extend(recordingWithBatch, { link_state: z.optional(linkState) }))),
  }),
  createRecording: post('/recording/createRecording', {
    summary: 'Add the recording of a class to a batch of the course and year',
    body: recordingForm,
    reply: written(recordingWithBatch),
  }),
  updateRecording: patch('/recording/updateRecording', {
    summary: 'Change a recording',
    body: z.safeExtend(recordingEditForm, { iid: id }),
    reply: written(recordingWithBatch),
  }),
  deleteRecording: patch('/recording/deleteRecording', {
    summary: 'Delete a recording',
    body: z.object({ iid: id }),
    reply: done,
  }),
});

/** Recordings of live classes, found by their batch. */
export const recordingAdapter = {
  area: 'recording',
  list: recordingCalls.getRecording,
  foundAcross: { resource: 'batchSetup', as: 'group' },
  create: recordingCalls.createRecording,
  update: verb(recordingCalls.updateRecording, 'iid'),
  delete: verb(recordingCalls.deleteRecording, 'iid'),
  toRecord: (row) => ({ ...ofCourse(row), year: row.batch_year, group: row.group_iid }),
} satisfies Adapter;
