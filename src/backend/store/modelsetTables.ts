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

/** That a batch sits a model set: both are of one course and year, and stay so while they are tagged. */
export const modelset_batch_tag = recordTable('modelset_batch_tag', {
  iid: iid(),
  modelset_iid: refers('modelset', () => modelset.iid).notNull(),
  batch_iid: refers('batch', () => batch.iid).notNull(),
  ...audit(),
});

/**
 * That a model set is sat live within a window of time, by one batch or by none; a batch is of the model set's course and year, and
 * both stay so meanwhile. Its times are those of Nepal's clock, as `domain/wallClock` writes them.
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
