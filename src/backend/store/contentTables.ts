import { integer, text } from 'drizzle-orm/pg-core';
import { course } from './catalogueTables';
import { audit, iid, yesNo } from './columns';
import { recordTable } from './recordTable';

export const faq = recordTable('faq', {
  iid: iid(),
  faq_title: text().notNull(),
  faq_desc: text().notNull(),
  course_iid: integer()
    .notNull()
    .references(() => course.iid),
  priority_order: integer().notNull(),
  ...audit(),
});

export const feature = recordTable('feature', {
  iid: iid(),
  features_title: text().notNull(),
  features_icon: text(),
  features_desc: text().notNull(),
  user_get: text().notNull(),
  ...audit(),
});

export const feature_tag = recordTable('feature_tag', {
  iid: iid(),
  feature_iid: integer()
    .notNull()
    .references(() => feature.iid),
  course_iid: integer()
    .notNull()
    .references(() => course.iid),
  is_deleted_flag: yesNo().notNull(),
});
