import { mainTopicCalls } from '@/contract/mainTopic';
import { type Adapter, verb } from '../adapter';

/** Main topics. */
export const mainTopicAdapter: Adapter = {
  area: 'main_topic',
  list: mainTopicCalls.getAllMainTopic,
  one: mainTopicCalls.viewMainTopicDetails,
  create: mainTopicCalls.createMainTopic,
  update: verb(mainTopicCalls.updateMainTopic, 'main_topic_id'),
  toRecord: (row) => ({ ...row, subcourse: row.subcourse_iid }),
};
