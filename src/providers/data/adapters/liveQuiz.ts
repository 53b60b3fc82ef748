import { liveQuizCalls } from '@/contract/liveQuiz';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Live quizzes, found by course, year and status. */
export const liveQuizAdapter: Adapter = {
  area: 'live_modelset_tag',
  list: liveQuizCalls.filterLiveModelset,
  foundAcross: { resource: 'modelsetSetup', as: 'modelset' },
  create: liveQuizCalls.tagModelsetLive,
  update: verb(liveQuizCalls.updateModelsetLive, 'tag_id'),
  toRecord: (row) => ({ ...ofCourse(row), modelset: row.modelset_id, batch: row.batch_id }),
  toBody: ({ courses: _, year: __, ...form }) => form,
};
