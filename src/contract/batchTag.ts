import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, patch, post, search } from './call';
import { daysInOrderIfGiven, sameDay } from './days';
import { adDate, audit, bsDate, flag, id, lines, longest, reference, yesNo } from './fields';
import { alone } from './formRules';
import { recordYear, year } from './numberFields';
import { data, written } from './replies';
import { named } from './rows';

/** A learner, as stored. */
export const student = z.object({
  iid: id,
  full_name: z.string(),
  email: z.nullable(z.string()),
  mobile_no: z.nullable(z.string()),
});

/** A package that a student has bought, as stored; its days are `YYYY-MM-DD`, and without a last day it never ends. */
export const enrolment = z.object({
  iid: id,
  student_iid: id,
  course_price_iid: id,
  enrolled_date: z.string(),
  enroll_end_date: z.nullable(z.string()),
});

const maybe = z.nullish(z.string());

/**
 * A student who has bought packages of a course: the names of those that the search found, the first day of them and the last. What isn't
 * in the specification's list of fields may be missing: how to reach the student, and their batch of this course. Source: admin areas,
 * section 3.
 */
export const enrolledStudent = z.object({
  iid: id,
  full_name: z.string(),
  course_name: z.string(),
  package_name: z.string(),
  enrolled_date: z.string(),
  enroll_end_date: z.nullable(z.string()),
  mobile_no: maybe,
  email: maybe,
  batch_iid: z.nullish(id),
  batch_name: maybe,
  batch_year: z.nullish(recordYear),
});

export type EnrolledStudent = z.infer<typeof enrolledStudent>;

/** A student's place in a batch, as stored: one that was deleted can be recovered. */
export const batchTag = z.object({ iid: id, student_iid: id, batch_iid: id, is_deleted: flag, ...audit });

/** A tag with the names of its records; what isn't in the specification's list of fields may be missing. */
const batchTagWithNames = z.extend(z.partial(z.omit(batchTag, { iid: true, is_deleted: true })), {
  iid: id,
  is_deleted: flag,
  student_name: z.string(),
  mobile_no: maybe,
  email: maybe,
  course_iid: z.optional(id),
  course_name: z.string(),
  batch_name: z.string(),
  batch_year: z.optional(recordYear),
});

const packages = named(reference('package_required'), 'package_required', 'package_required');

/** The days between which students enrolled, both of them included. */
const enrolledBetween = z.object({ from: adDate, to: adDate });

/** The search of the list of students. */
export const studentFilter = z.object({
  courses: reference('required'),
  courseprice: packages,
  enroll_date: z
    .extend(enrolledBetween, { from_nep: bsDate, to_nep: bsDate })
    .check(sameDay('from_nep', 'from'), sameDay('to_nep', 'to'), daysInOrderIfGiven('from', 'to')),
});

/** The batch that students are tagged with: `group` is its id. */
export const batchTagForm = z.object({ courses: reference('required'), year, group: reference('required') });

/** The search of the report of tags. */
export const batchTagFilter = z.object({
  course_id: reference('required'),
  year,
  group: reference('required'),
  is_deleted: yesNo,
});

/** How many lines a roster may have: so many students are tagged at once. */
const mostLines = 5000;

/** Whether a roster has more lines than that; such a one isn't read. */
export const isTooLongRoster = (text: string): boolean => (text.match(/[\r\n]\s*\S/g)?.length ?? 0) >= mostLines;

/** A pasted list of students, one in each line. */
export const rosterForm = z.extend(batchTagForm, {
  roster: lines(1, longest, ['required', 'should_not_have_more_than']).check(
    z.refine((text) => !isTooLongRoster(text), alone('too_many_lines', { count: mostLines })),
  ),
});

const list = named(id, 'student_required');

/** The ids of students by what became of them; together they are all that were sent. Other servers may leave it out. */
const tagged = z.object({
  /** They are in the batch now. */
  tagged: z.array(id),
  /** They were in it before. */
  already: z.array(id),
  /** They were in another batch of the course. */
  moved: z.array(id),
  /** Their packages of the course have ended, or they have none: they aren't tagged. */
  ended: z.array(id),
  /** The batches that those who moved were in, as they were found: what undoes the move goes by them. */
  former: z.optional(z.array(z.object({ id, batch_iid: id, batch_name: z.string(), batch_year: recordYear }))),
});

/** Students tagged with batches. Source: admin areas, sections 2.9, 4, 5 and 7. */
export const batchTagCalls = defineCalls('classes', {
  filterStudent: search('/batch/filterStudent', {
    summary: 'The students who enrolled for packages of a course between two days',
    body: z.object({ courses: reference('required'), courseprice: packages, enroll_date: enrolledBetween }),
    reply: data(z.array(enrolledStudent)),
  }),
  tagBatch: post('/batch/tagBatch', {
    summary: 'Tag students with a batch; who is in another batch of the course moves',
    changes: true,
    body: z.extend(batchTagForm, { student_list: list }),
    reply: written(tagged),
  }),
  updateBatchTag: patch('/batch/updateBatchTag', {
    summary: 'Move tags to another batch of their course',
    body: z.extend(batchTagForm, { student_list: list }),
    reply: written(z.pick(tagged, { already: true, moved: true, former: true })),
  }),
  deleteBatchTag: patch('/batch/deleteBatchTag', {
    summary: 'Delete tags: these students leave their batch',
    body: z.object({ student_list: list }),
    reply: written(z.array(batchTagWithNames)),
  }),
  recoverBatchTag: patch('/batch/recoverBatchTag/{id}', {
    summary: 'Recover a deleted tag: the student is in the batch again',
    reply: written(batchTagWithNames),
  }),
  filterBatchTag: search('/batch/filterBatchTag', {
    summary: 'The tags of a batch: those that stand, or the deleted ones',
    body: batchTagFilter,
    reply: data(z.array(batchTagWithNames)),
  }),
});

/** The students who have bought packages of a course. */
export const studentAdapter = { list: batchTagCalls.filterStudent } satisfies Adapter;

/** The students of a batch, found by it. */
export const batchTagAdapter = {
  area: 'batch_tag',
  list: batchTagCalls.filterBatchTag,
  foundAcross: { resource: 'batchSetup', as: 'group' },
  delete: verb(batchTagCalls.deleteBatchTag, 'student_list'),
  toRecord: (row) => ({
    ...row,
    courses: row.course_iid,
    year: row.batch_year,
    group: row.batch_iid,
    is_deleted_flag: row.is_deleted,
  }),
} satisfies Adapter;
