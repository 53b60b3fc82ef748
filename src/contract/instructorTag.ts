import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post, search } from './call';
import { courseFilter } from './courseText';
import { audit, flag, id, reference, remarks } from './fields';
import { say } from './message';
import { data, written } from './replies';
import { oneTag } from './tag';

/** The role in which somebody teaches: a teacher, or an expert of the subject (`sme`). */
const instructorType = z.enum(['instructor', 'sme'], say('required'));

/**
 * A tag that has an instructor teach a subcourse, with all names; a deleted one is kept, so that it can be restored. Source: admin areas,
 * sections 3 and 4.
 */
export const instructorTag = z.object({
  iid: id,
  instructor_iid: id,
  instructor_name: z.string(),
  course_iid: id,
  course_name: z.string(),
  subcourse_iid: id,
  subcourse_name: z.string(),
  instructor_type: instructorType,
  is_deleted_flag: flag,
  ...audit,
});

/** The form that tags an instructor. */
export const instructorTagForm = z.object({
  courses: reference('required'),
  subcourse: reference('required'),
  instructor_type: instructorType,
});

/** The form of a tag of any instructor. */
export const newInstructorTagForm = z.object({ instructor: reference('required'), ...instructorTagForm.shape });

export const instructorTagEditForm = z.extend(newInstructorTagForm, {
  modified_remarks: remarks(5, 100),
});

/** Deployed servers refuse a tag that exists already without naming a field. */
const errorsMean = { field: 'subcourse', rule: 'instructor_tagged_already' } as const;

/** Instructors tagged with courses and subcourses. Source: admin areas, sections 2.7, 4, 5, 7 and 8. */
export const instructorTagCalls = defineCalls('people', {
  tagInstructor: post('/instructor/tagInstructor', {
    summary: 'Tag an instructor with a subcourse of a course',
    body: z.extend(instructorTagForm, { instructor: reference('must_be_id') }),
    stamp: 'created_by',
    reply: written(instructorTag),
    errorsMean,
  }),
  getInstructorTagByCourse: search('/instructor/getInstructorTagByCourse', {
    summary: 'The instructors of a course',
    body: courseFilter,
    reply: data(z.array(instructorTag)),
  }),
  editInstructorTag: patch('/instructor/editInstructorTag', {
    summary: 'Give a tag another instructor, subcourse or type',
    body: z.extend(instructorTagEditForm, oneTag.shape),
    stamp: 'modified_by',
    reply: written(instructorTag),
    errorsMean,
  }),
  deleteInstructorTag: patch('/instructor/deleteInstructorTag', {
    summary: 'Delete a tag; it can be restored',
    body: oneTag,
    reply: written(instructorTag),
  }),
  restoreInstructorTag: patch('/instructor/restoreInstructorTag', {
    summary: 'Restore a tag that was deleted, where no other has its place',
    body: oneTag,
    reply: written(instructorTag),
  }),
  getDeletedInstructorTag: get('/instructor/getDeletedInstructorTag', {
    summary: 'The tags of all courses that were deleted',
    reply: data(z.array(instructorTag)),
  }),
});

/** The instructors that a course is tagged with. */
export const instructorTagAdapter = {
  area: 'instructor_tag',
  list: instructorTagCalls.getInstructorTagByCourse,
  create: instructorTagCalls.tagInstructor,
  update: verb(instructorTagCalls.editInstructorTag, 'tag_id'),
  delete: verb(instructorTagCalls.deleteInstructorTag, 'tag_id'),
  toRecord: (row) => ({ ...row, instructor: row.instructor_iid, courses: row.course_iid, subcourse: row.subcourse_iid }),
} satisfies Adapter;

/** The tags of instructors that were deleted. */
export const instructorTagRestoreAdapter: Adapter = { list: instructorTagCalls.getDeletedInstructorTag };
