import { overviewCalls } from '@/contract/overview';
import { type Adapter, finding, ofCourse, verb } from '../adapter';

/** Program overviews. */
export const overviewAdapter = {
  area: 'overview',
  list: overviewCalls.getOverviewByCourse,
  find: finding(overviewCalls.getAllOverview),
  one: overviewCalls.getOverviewById,
  create: overviewCalls.createOverview,
  update: verb(overviewCalls.editOverview, 'overview_id'),
  delete: verb(overviewCalls.deleteOverview, 'overview_id'),
  toRecord: ofCourse,
} satisfies Adapter;
