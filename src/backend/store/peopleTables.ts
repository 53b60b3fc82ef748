import { text } from 'drizzle-orm/pg-core';
import { course, instructor, subcourse } from './catalogueTables';
import { audit, decimal, iid, refers, yesNo } from './columns';
import { recordTable } from './recordTable';

/** Who came through a course, and what they say of it. */
export const alumni = recordTable('alumni', {
  iid: iid(),
  alumni_name: text().notNull(),
  alumni_achievement: text().notNull(),
  alumni_desc: text().notNull(),
  alumni_img: text(),
  rating: decimal().notNull(),
  course_iid: refers('course', () => course.iid).notNull(),
  ...audit(),
});

/** That an instructor teaches a subcourse; its course is the subcourse's. */
export const instructor_tag = recordTable('instructor_tag', {
  iid: iid(),
  instructor_iid: refers('instructor', () => instructor.iid).notNull(),
  subcourse_iid: refers('subcourse', () => subcourse.iid).notNull(),
  instructor_type: text({ enum: ['instructor', 'sme'] }).notNull(),
  is_deleted_flag: yesNo().notNull(),
  ...audit(),
});
