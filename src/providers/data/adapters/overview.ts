import { overviewCalls } from '@/contract/overview';
import { type Adapter, finding, ofCourse, verb } from '../adapter';

/** Program overviews. */
export const overviewAdapter: Adapter = {
  list: overviewCalls.getOverviewByCourse,
  find: finding(overviewCalls.getAllOverview),
  one: overviewCalls.getOverviewById,
  create: overviewCalls.createOverview,
  update: verb(overviewCalls.editOverview, 'overview_id'),
  toRecord: ofCourse,
};
