import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { discussion as discussionRecord } from '@/contract/discussion';
import { user } from './accountTables';
import { sub_topic } from './catalogueTables';
import { student } from './classTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/**
 * The comments on sub topics. What a sub topic is below is read along its foreign key: kept here too, it would be wrong once a lesson is
 * moved.
 */
export const discussion = recordTable(
  'discussion',
  recordColumns(discussionRecord.shape, {
    sub_topic_iid: refers('sub_topic', () => sub_topic.iid),
    parent: refers('discussion', (): AnyPgColumn<{ tableName: 'discussion' }> => discussion.iid),
    user_iid: refers('user', () => user.iid),
    student_iid: refers('student', () => student.iid),
  }),
  { right: 'discussion', name: ['comments'], indexes: [['awaits_answer', 'posted_at']] },
);
