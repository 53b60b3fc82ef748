import { integer, text } from 'drizzle-orm/pg-core';
import { course } from './catalogueTables';
import { audit, decimal, iid, refers, yesNo } from './columns';
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
