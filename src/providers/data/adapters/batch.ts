import { batchCalls } from '@/contract/batch';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Batches, found by course and year. */
export const batchAdapter = {
  area: 'batch',
  list: batchCalls.filterBatch,
  create: batchCalls.createBatch,
  update: verb(batchCalls.updateBatch, 'group_id'),
  delete: verb(batchCalls.deleteBatch, 'id'),
  toRecord: ofCourse,
} satisfies Adapter;
