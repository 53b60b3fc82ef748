import { modelsetCalls } from '@/contract/modelset';
import { type Adapter, finding, ofCourse, verb } from '../adapter';

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
