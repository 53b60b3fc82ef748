import { integer, text } from 'drizzle-orm/pg-core';
import { course } from './catalogueTables';
import { audit, decimal, iid, yesNo } from './columns';
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

/** What a package of a course costs. Amounts are in rupees. */
export const course_price = recordTable('course_price', {
  iid: iid(),
  course_iid: integer()
    .notNull()
    .references(() => course.iid),
  package_name: text().notNull(),
  course_price_before_tax: decimal().notNull(),
  tax: decimal().notNull(),
  course_price: decimal().notNull(),
  has_course_offer: yesNo().notNull(),
  discount_offer: decimal(),
  cp_after_discount: decimal().notNull(),
  course_exam_price_before_tax: decimal().notNull(),
  course_exam_fee: decimal().notNull(),
  has_exam_fee_offer: yesNo().notNull(),
  exam_fee_discount_offer: decimal(),
  fee_price_after_disc: decimal().notNull(),
  access_days: integer().notNull(),
  is_life_time: yesNo().notNull(),
  is_active: yesNo().notNull(),
  ...audit(),
});
