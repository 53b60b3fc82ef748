import { modelsetBatchTagCalls } from '@/contract/modelsetBatchTag';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Model sets tagged with batches, found by course and year; a tag is added from its model set. */
export const modelsetBatchTagAdapter = {
  area: 'modelset_batch_tag',
  list: modelsetBatchTagCalls.getModelsetBatchTag,
  foundAcross: { resource: 'modelsetSetup', as: 'modelset' },
  update: verb(modelsetBatchTagCalls.updateModelsetBatchTag, 'tag_id'),
  delete: verb(modelsetBatchTagCalls.deleteModelsetBatchTag, 'tag_id'),
  toRecord: (row) => ({ ...ofCourse(row), batch_year: row.year, modelset: row.modelset_iid, batch: row.batch_iid }),
} satisfies Adapter;
