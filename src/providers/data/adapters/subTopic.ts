import { subTopicCalls } from '@/contract/subTopic';
import { type Adapter, verb } from '../adapter';

/** Sub topics. */
export const subTopicAdapter: Adapter = {
  area: 'sub_topic',
  one: subTopicCalls.viewSubTopicDetails,
  create: subTopicCalls.createSubTopic,
  update: verb(subTopicCalls.updateSubTopic, 'sub_topic_id'),
  toRecord: (row) => ({ ...row, lesson: row.lesson_iid, instructors: row.instructor_iid }),
};
