import { batchCalls } from '@/contract/batch';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Batches, found by course and year. */
export const batchAdapter: Adapter = {
  list: batchCalls.filterBatch,
  create: batchCalls.createBatch,
  update: verb(batchCalls.updateBatch, 'group_id'),
  toRecord: ofCourse,
};
