import { integer, text } from 'drizzle-orm/pg-core';
import { course } from './catalogueTables';
import { audit, iid, refers } from './columns';
import { recordTable } from './recordTable';

export const faq = recordTable('faq', {
  iid: iid(),
  faq_title: text().notNull(),
  faq_desc: text().notNull(),
  course_iid: refers('course', () => course.iid).notNull(),
  priority_order: integer().notNull(),
  ...audit(),
});
