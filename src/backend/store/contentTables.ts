import { integer, text } from 'drizzle-orm/pg-core';
import { course } from './catalogueTables';
import { audit, decimal, iid, refers, yesNo } from './columns';
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

/** What a package of a course costs. Amounts are in rupees. */
export const course_price = recordTable('course_price', {
  iid: iid(),
  course_iid: refers('course', () => course.iid).notNull(),
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
  feature_iid: refers('feature', () => feature.iid).notNull(),
  course_iid: refers('course', () => course.iid).notNull(),
  is_deleted_flag: yesNo().notNull(),
});
