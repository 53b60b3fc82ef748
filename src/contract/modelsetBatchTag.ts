import { z } from 'zod/mini';
import { type Adapter, ofCourse, verb } from './adapter';
import { defineCalls, patch, post, remove, search } from './call';
import { audit, id, reference, remarks } from './fields';
import { modelsetFilter } from './filters';
import { recordYear, year } from './numberFields';
import { data, done, written } from './replies';

/** A tag that has a batch sit a model set, with the names of both, which share course and year. Source: admin areas, section 3. */
export const modelsetBatchTag = z.object({
  id,
  modelset_iid: id,
  modelset_name: z.string(),
  batch_iid: id,
  batch_name: z.string(),
  course_iid: id,
  course_name: z.string(),
  year: recordYear,
  ...audit,
});

/** The fields of the form that tags a model set. */
export const modelsetTagForm = z.object({ batch: reference('required') });

const fields = z.object({
  courses: reference('required'),
  batch_year: year,
  modelset: reference('required'),
  batch: reference('required'),
});

export const modelsetBatchTagEditForm = z.extend(fields, { modified_remarks: remarks(5, 70) });

/** Model sets tagged with batches. Source: admin areas, sections 2.3, 4, 5, 7 and 9. */
export const modelsetBatchTagCalls = defineCalls('modelset', {
  tagModelsetBatch: post('/modelset/tagModelsetBatch', {
    summary: 'Tag a model set with a batch of its course and year',
    body: fields,
    reply: written(modelsetBatchTag),
  }),
  getModelsetBatchTag: search('/modelset/getModelsetBatchTag', {
    summary: 'The tags of the batches of a course and year',
    body: modelsetFilter,
    reply: data(z.array(modelsetBatchTag)),
  }),
  updateModelsetBatchTag: patch('/modelset/updateModelsetBatchTag', {
    summary: 'Give a tag another model set or batch',
    body: z.extend(modelsetBatchTagEditForm, { tag_id: id }),
    reply: written(modelsetBatchTag),
  }),
  deleteModelsetBatchTag: remove('/modelset/deleteModelsetBatchTag/{tag_id}', {
    summary: 'Delete a tag',
    reply: done,
  }),
});

/** Model sets tagged with batches, found by course and year; a tag is added from its model set. */
export const modelsetBatchTagAdapter = {
  area: 'modelset_batch_tag',
  list: modelsetBatchTagCalls.getModelsetBatchTag,
  foundAcross: { resource: 'modelsetSetup', as: 'modelset' },
  update: verb(modelsetBatchTagCalls.updateModelsetBatchTag, 'tag_id'),
  delete: verb(modelsetBatchTagCalls.deleteModelsetBatchTag, 'tag_id'),
  toRecord: (row) => ({ ...ofCourse(row), batch_year: row.year, modelset: row.modelset_iid, batch: row.batch_iid }),
} satisfies Adapter;
