import { z } from 'zod/mini';
import { type Adapter, finding, ofCourse, verb } from './adapter';
import { defineCalls, get, patch, post, search } from './call';
import { audit, examDuration, flag, id, isTrue, remarks, text, trueFalse, truth } from './fields';
import { modelsetFilter } from './filters';
import { type Choices, compared, conditional, when } from './formRules';
import { say } from './message';
import { decimal, marks, recordYear } from './numberFields';
import { data, written } from './replies';

const modelsetType = z.enum(['normal', 'ku'], say('required'));

/** A set of questions like an exam, as it is stored. Source: admin areas, section 3. */
export const modelset = z.object({
  iid: id,
  modelset_name: z.string(),
  modelset_type: modelsetType,
  year: recordYear,
  course_iid: id,
  total_marks: decimal,
  pass_marks: decimal,
  has_negative: truth,
  /** The marks that a wrong answer costs. */
  negative_marking: z.nullable(decimal),
  has_passage: truth,
  /** `HH:mm:ss`. */
  exam_time_duration: z.string(),
  is_active: flag,
  ...audit,
});

const modelsetWithCourse = z.extend(modelset, { course_name: z.string() });

const hasNegativeMarking = (form: Choices): boolean => isTrue(form.has_negative_marking);

const fields = z.extend(modelsetFilter, {
  modelset_name: text(4, 100, ['more_than', 'cannot_exceed_from']),
  modelset_type: modelsetType,
  total_marks: marks(1),
  pass_marks: marks(0),
  has_negative_marking: trueFalse,
  negative_marking: when(hasNegativeMarking, marks(0.01)),
  has_passage: trueFalse,
  exam_time_duration: examDuration,
});

const passWithinTotal = compared<{ total_marks: number; pass_marks: number }>(
  ['total_marks', 'pass_marks'],
  (form) => form.pass_marks <= form.total_marks,
  say('pass_above_total'),
);

export const modelsetForm = conditional(fields).check(passWithinTotal);
export const modelsetEditForm = conditional(z.extend(fields, { modified_remarks: remarks(4, 100) })).check(passWithinTotal);

/** The duration is sent a second time, as it was picked. */
const picked = { exam_time_duration_copy: examDuration };
const one = z.object({ modelset_id: id });

/** Model sets. Source: admin areas, sections 2.3, 4, 5, 7 and 9. */
export const modelsetCalls = defineCalls('modelset', {
  filterModelSet: search('/modelset/filterModelSet', {
    summary: 'The model sets of a course and year',
    body: modelsetFilter,
    reply: data(z.array(modelsetWithCourse)),
  }),
  filterModelsetCourseyear: search('/quiz/filterModelsetCourseyear', {
    offersNames: true,
    summary: 'The model sets of a course and year to choose from, active or not',
    body: modelsetFilter,
    reply: data(z.array(z.pick(modelset, { iid: true, modelset_name: true }))),
  }),
  getModelsetByYear: get('/modelset/getModelsetByYear/{year}', {
    summary: 'The model sets of all courses of a year',
    reply: data(z.array(modelsetWithCourse)),
  }),
  getModelsetById: get('/modelset/getModelsetById/{id}', {
    summary: 'One model set by its id',
    reply: data(modelsetWithCourse),
  }),
  createModelset: post('/modelset/createModelset', {
    summary: 'Add a model set to a course; it is inactive',
    body: z.safeExtend(modelsetForm, picked),
    reply: written(modelsetWithCourse),
  }),
  updateModelset: patch('/modelset/updateModelset', {
    summary: 'Change a model set; one that is tagged stays in its course and year, and whether it is active has calls of its own',
    body: z.safeExtend(modelsetEditForm, { ...picked, modelset_id: id }),
    stamp: 'modified_by',
    reply: written(modelsetWithCourse),
  }),
  activateModelset: patch('/modelset/activateModelset', {
    summary: 'Make a model set active',
    body: one,
    reply: written(modelsetWithCourse),
  }),
  deactivateModelset: patch('/modelset/deactivateModelset', {
    summary: 'Make a model set inactive',
    body: one,
    reply: written(modelsetWithCourse),
  }),
});

/** Model sets, found by course and year. */
export const modelsetAdapter: Adapter = {
  area: 'modelset',
  list: modelsetCalls.filterModelSet,
  find: finding(modelsetCalls.getModelsetByYear),
  one: modelsetCalls.getModelsetById,
  create: modelsetCalls.createModelset,
  update: verb(modelsetCalls.updateModelset, 'modelset_id'),
  toRecord: (row) => ({ ...ofCourse(row), batch_year: row.year, has_negative_marking: row.has_negative }),
  toBody: (form) => ({ ...form, exam_time_duration_copy: form.exam_time_duration }),
};
