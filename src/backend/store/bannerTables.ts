import { integer, text } from 'drizzle-orm/pg-core';
import { course } from './catalogueTables';
import { audit, iid, refers, yesNo } from './columns';
import { recordTable } from './recordTable';

/** What each banner has. */
const banner = () => ({
  iid: iid(),
  banner_tag_line: text().notNull(),
  banner_desc: text(),
  banner_img: text(),
  ...audit(),
});

export const mobile_banner = recordTable('mobile_banner', {
  ...banner(),
  course_iid: refers('course', () => course.iid).notNull(),
  has_enroll: yesNo().notNull(),
});

export const home_banner = recordTable('home_banner', {
  ...banner(),
  banner_intro: text(),
});

/** What greets who opens the phone application first. */
export const onboard = recordTable('onboard', {
  iid: iid(),
  onboard_title: text().notNull(),
  onboard_priority: integer().notNull(),
  onboard_img: text(),
  is_deleted_flag: yesNo().notNull(),
  ...audit(),
});
