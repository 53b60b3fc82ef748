import { mainTopicCalls } from '@/contract/mainTopic';
import type { Adapter } from '../adapter';

/** Main topics. */
export const mainTopicAdapter: Adapter = {
  list: mainTopicCalls.getAllMainTopic,
  one: mainTopicCalls.viewMainTopicDetails,
  create: mainTopicCalls.createMainTopic,
  update: { call: mainTopicCalls.updateMainTopic, id: 'main_topic_id' },
  toRecord: (row) => ({ ...row, subcourse: row.subcourse_iid }),
};
