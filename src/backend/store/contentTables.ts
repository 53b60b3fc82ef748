import { integer, text } from 'drizzle-orm/pg-core';
import { course } from './catalogueTables';
import { audit, iid, refers } from './columns';
import { recordTable } from './recordTable';

/** What each text of a course has beside its words. */
const courseText = () => ({
  course_iid: refers('course', () => course.iid).notNull(),
  priority_order: integer().notNull(),
  ...audit(),
});

export const faq = recordTable('faq', {
  iid: iid(),
  faq_title: text().notNull(),
  faq_desc: text().notNull(),
  ...courseText(),
});

export const overview = recordTable('overview', {
  iid: iid(),
  overview_title: text().notNull(),
  overview_desc: text().notNull(),
  overview_video_url: text(),
  ...courseText(),
});
