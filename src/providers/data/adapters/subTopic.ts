import { subTopicCalls } from '@/contract/subTopic';
import type { Adapter } from '../adapter';

/** Sub topics. */
export const subTopicAdapter: Adapter = {
  one: subTopicCalls.viewSubTopicDetails,
  create: subTopicCalls.createSubTopic,
  update: { call: subTopicCalls.updateSubTopic, id: 'sub_topic_id' },
  toRecord: (row) => ({ ...row, lesson: row.lesson_iid, instructors: row.instructor_iid }),
};
