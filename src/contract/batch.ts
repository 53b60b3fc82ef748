import { z } from 'zod/mini';
import { type Adapter, ofCourse, verb } from './adapter';
import { defineCalls, get, patch, post, remove, search } from './call';
import { copyDates } from './copyDates';
import { daysInOrder, sameDay } from './days';
import { adDate, audit, bsDate, id, reference, remarks, text } from './fields';
import { recordYear, year } from './numberFields';
import { data, done, written } from './replies';

/** A group of students who take a course together, as it is stored. Source: admin areas, section 3. */
export const batch = z.object({
  iid: id,
  batch_name: z.string(),
  batch_year: recordYear,
  course_iid: id,
  /** The start and the end are days, `YYYY-MM-DD`, in both calendars. */
  batch_start_date: z.string(),
  batch_start_date_nep: z.string(),
  batch_end_date: z.string(),
  batch_end_date_nep: z.string(),
  ...audit,
});

const batchWithCourse = z.extend(batch, { course_name: z.string() });

const fields = z.object({
  batch_name: text(1, 100, ['required', 'should_not_have_more_than']),
  courses: reference('required'),
  batch_year: year,
  batch_start_date_nep: bsDate,
  batch_start_date: adDate,
  batch_end_date_nep: bsDate,
  batch_end_date: adDate,
});

const period = [
  sameDay('batch_start_date_nep', 'batch_start_date'),
  sameDay('batch_end_date_nep', 'batch_end_date'),
  daysInOrder('batch_start_date', 'batch_end_date'),
] as const;

export const batchForm = fields.check(...period);
/** The form that copies a batch: it stays in its course. */
export const batchCopyForm = z.extend(z.omit(fields, { courses: true }), { copy_dates: copyDates }).check(...period);
export const batchEditForm = z.extend(fields, { modified_remarks: remarks(5, 70) }).check(...period);

/** The search of the list of batches. */
export const batchFilter = z.object({ course_id: reference('required'), year });

/** Batches. Source: admin areas, sections 2.9, 4, 5, 7 and 9. */
export const batchCalls = defineCalls('classes', {
  getAllBatch: search('/batch/getAllBatch', {
    summary: 'The batches of a course and year, in the order in which they begin',
    body: batchFilter,
    reply: data(z.array(batchWithCourse)),
  }),
  filterBatch: search('/batch/filterBatch', {
    summary: 'The batches of a course and year, in the order in which they were added',
    body: batchFilter,
    reply: data(z.array(batchWithCourse)),
  }),
  getBatchSelect: get('/batch/getBatchSelect/{year}/{courseId}', {
    offersNames: true,
    summary: 'The batches of a year and course to choose from',
    reply: data(z.array(z.pick(batch, { iid: true, batch_name: true }))),
  }),
  createBatch: post('/batch/createBatch', {
    summary: 'Add a batch to a course',
    body: batchForm,
    stamp: 'created_by',
    reply: written(batchWithCourse),
  }),
  updateBatch: patch('/batch/updateBatch', {
    summary: 'Change a batch; one that is tagged stays in its course and year',
    body: z.safeExtend(batchEditForm, { group_id: id }),
    stamp: 'modified_by',
    reply: written(batchWithCourse),
  }),
  deleteBatch: remove('/batch/{id}', { summary: 'Delete a batch that nothing is tagged with', reply: done }),
});

/** Batches, found by course and year. */
export const batchAdapter = {
  area: 'batch',
  list: batchCalls.filterBatch,
  create: batchCalls.createBatch,
  update: verb(batchCalls.updateBatch, 'group_id'),
  delete: verb(batchCalls.deleteBatch, 'id'),
  toRecord: ofCourse,
} satisfies Adapter;
