import { text } from 'drizzle-orm/pg-core';
import { batch as batchRecord } from '@/contract/batch';
import { modelset as modelsetRecord } from '@/contract/modelset';
import { course } from './catalogueTables';
import { audit, iid, instant, refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A group of students who take a course together. */
export const batch = recordTable('batch', recordColumns(batchRecord.shape, { course_iid: refers('course', () => course.iid) }));

export const modelset = recordTable(
  'modelset',
  recordColumns(modelsetRecord.shape, { course_iid: refers('course', () => course.iid) }),
);

/** A tag that has a batch sit a model set: both have one course and year, and keep them while they are tagged. */
export const modelset_batch_tag = recordTable('modelset_batch_tag', {
  iid: iid(),
  modelset_iid: refers('modelset', () => modelset.iid).notNull(),
  batch_iid: refers('batch', () => batch.iid).notNull(),
  ...audit(),
});

/**
 * A live sitting of a model set within a window of time, by one batch or by none; a batch has the model set's course and year, and both
 * keep them meanwhile. Its times are by Nepal's clock, as `domain/wallClock` writes them.
 */
export const live_modelset_tag = recordTable('live_modelset_tag', {
  iid: iid(),
  modelset_iid: refers('modelset', () => modelset.iid).notNull(),
  batch_iid: refers('batch', () => batch.iid),
  live_start_date_time: instant().notNull(),
  live_end_date_time: instant().notNull(),
  live_start_nep_date: text().notNull(),
  live_end_nep_date: text().notNull(),
  exam_time_duration: text().notNull(),
  live_exam_status: text({ enum: ['PENDING', 'RUNNING', 'COMPLETED'] }).notNull(),
  ...audit(),
});
