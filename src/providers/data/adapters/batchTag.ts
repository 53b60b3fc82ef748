import { batchTagCalls } from '@/contract/batchTag';
import { type Adapter, verb } from '../adapter';

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
