import { overviewCalls } from '@/contract/overview';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Program overviews. */
export const overviewAdapter: Adapter = {
  list: overviewCalls.getOverviewByCourse,
  find: { call: overviewCalls.getAllOverview },
  one: overviewCalls.getOverviewById,
  create: overviewCalls.createOverview,
  update: verb(overviewCalls.editOverview, 'overview_id'),
  toRecord: ofCourse,
};
