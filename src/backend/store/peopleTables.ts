import { text } from 'drizzle-orm/pg-core';
import { course } from './catalogueTables';
import { audit, decimal, iid, refers } from './columns';
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
