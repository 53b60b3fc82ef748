import { integer, text } from 'drizzle-orm/pg-core';
import { course } from './catalogueTables';
import { audit, decimal, iid, instant, refers, yesNo } from './columns';
import { recordTable } from './recordTable';

/** A group of students who take a course together. */
export const batch = recordTable('batch', {
  iid: iid(),
  batch_name: text().notNull(),
  batch_year: integer().notNull(),
  course_iid: refers('course', () => course.iid).notNull(),
  batch_start_date: text().notNull(),
  batch_start_date_nep: text().notNull(),
  batch_end_date: text().notNull(),
  batch_end_date_nep: text().notNull(),
  ...audit(),
});

const trueFalse = () => text({ enum: ['TRUE', 'FALSE'] });

export const modelset = recordTable('modelset', {
  iid: iid(),
  modelset_name: text().notNull(),
  modelset_type: text({ enum: ['normal', 'ku'] }).notNull(),
  year: integer().notNull(),
  course_iid: refers('course', () => course.iid).notNull(),
  total_marks: decimal().notNull(),
  pass_marks: decimal().notNull(),
  has_negative: trueFalse().notNull(),
  negative_marking: decimal(),
  has_passage: trueFalse().notNull(),
  exam_time_duration: text().notNull(),
  is_active: yesNo().notNull(),
  ...audit(),
});

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
