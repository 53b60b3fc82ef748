import { recordingCalls } from '@/contract/recording';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Recordings of live classes, found by their batch. */
export const recordingAdapter = {
  area: 'recording',
  list: recordingCalls.getRecording,
  foundAcross: { resource: 'batchSetup', as: 'group' },
  create: recordingCalls.createRecording,
  update: verb(recordingCalls.updateRecording, 'iid'),
  delete: verb(recordingCalls.deleteRecording, 'iid'),
  toRecord: (row) => ({ ...ofCourse(row), year: row.batch_year, group: row.group_iid }),
} satisfies Adapter;
