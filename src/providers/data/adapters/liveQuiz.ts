import { liveQuizCalls } from '@/contract/liveQuiz';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Live quizzes, found by course, year and status; one is added from its model set. */
export const liveQuizAdapter: Adapter = {
  area: 'live_modelset_tag',
  list: liveQuizCalls.filterLiveModelset,
  foundAcross: { resource: 'modelsetSetup', as: 'modelset' },
  update: verb(liveQuizCalls.updateModelsetLive, 'tag_id'),
  toRecord: (row) => ({ ...ofCourse(row), modelset: row.modelset_id, batch: row.batch_id }),
};
