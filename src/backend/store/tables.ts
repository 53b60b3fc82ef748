import { type AnyPgColumn, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { audit, iid, instant } from './columns';

const user = pgTable('user', {
  iid: iid(),
  email: text().notNull(),
  username: text().notNull(),
  first_name: text(),
  middle_name: text(),
  last_name: text(),
  is_staff: boolean().notNull(),
  password_hash: text().notNull(),
});

/** A signed-in browser. `previous_id` is the refresh token it had before `rotated_at`. */
const session = pgTable('session', {
  iid: iid(),
  user_iid: integer()
    .notNull()
    .references(() => user.iid),
  refresh_id: text().notNull(),
  previous_id: text(),
  rotated_at: instant(),
  expires_at: instant().notNull(),
});

const password_reset = pgTable('password_reset', {
  iid: iid(),
  user_iid: integer()
    .notNull()
    .references(() => user.iid),
  token_hash: text().notNull(),
  expires_at: instant().notNull(),
  used: boolean().notNull(),
});

/** The mails of a host that shows them instead of sending them. */
const outbox_mail = pgTable('outbox_mail', {
  iid: iid(),
  to: text().notNull(),
  subject: text().notNull(),
  link: text().notNull(),
  sent_at: instant().notNull(),
});

const menu = pgTable('menu', {
  iid: iid(),
  menu_name: text().notNull(),
  menu_route: text(),
  menu_icon: text(),
  menu_types: text({ enum: ['inner', 'outer'] }).notNull(),
  parent: integer().references((): AnyPgColumn => menu.iid),
  menu_order: integer().notNull(),
});

const course_category = pgTable('course_category', {
  iid: iid(),
  category_name: text().notNull(),
  course_categories_code: text().notNull(),
  category_slug: text().notNull(),
  ...audit(),
});

const yesNo = () => text({ enum: ['y', 'n'] });

const course = pgTable('course', {
  iid: iid(),
  course_name: text().notNull(),
  course_code: text().notNull(),
  course_slug: text().notNull(),
  cat_id: integer()
    .notNull()
    .references(() => course_category.iid),
  course_banner_description: text().notNull(),
  course_banner_img: text(),
  course_preview_url: text(),
  course_preview_img: text(),
  program_overview: text().notNull(),
  program_success_path: text(),
  lecture_hours: text(),
  has_exam: yesNo().notNull(),
  has_certification: yesNo().notNull(),
  certificate_img: text(),
  is_course_live: yesNo().notNull(),
  updated_date_nep: text(),
  updated_date_eng: text(),
  ...audit(),
});

const subcourse = pgTable('subcourse', {
  iid: iid(),
  subcourse_name: text().notNull(),
  subcourse_code: text().notNull(),
  slug: text().notNull(),
  course_id: integer()
    .notNull()
    .references(() => course.iid),
  subcourse_preview_url: text(),
  subcourse_icon: text(),
  lecture_hours: text().notNull(),
  subcourse_short_description: text().notNull(),
  ...audit(),
});

const main_topic = pgTable('main_topic', {
  iid: iid(),
  topic_title: text().notNull(),
  slug: text().notNull(),
  subcourse_iid: integer()
    .notNull()
    .references(() => subcourse.iid),
  lecture_hours: text().notNull(),
  ...audit(),
});

const lesson = pgTable('lesson', {
  iid: iid(),
  lesson_title: text().notNull(),
  slug: text().notNull(),
  main_topic_iid: integer()
    .notNull()
    .references(() => main_topic.iid),
  lecture_hours: text().notNull(),
  lesson_order: integer().notNull(),
  ...audit(),
});

const lesson_resource = pgTable('lesson_resource', {
  iid: iid(),
  lesson_iid: integer()
    .notNull()
    .references(() => lesson.iid),
  resources: text().notNull(),
  ...audit(),
});

const sub_topic = pgTable('sub_topic', {
  iid: iid(),
  topic_title: text().notNull(),
  slug: text().notNull(),
  lesson_iid: integer()
    .notNull()
    .references(() => lesson.iid),
  instructor_iid: integer(),
  page_type: text({ enum: ['plain_text', 'multimedia'] }).notNull(),
  host_type: text({ enum: ['others', 'yt'] }),
  video_type: text({ enum: ['em', 'url'] }),
  video_url: text(),
  em_video_url: text(),
  mob_video_url: text(),
  video_duration: text(),
  preview_status: yesNo(),
  preview_video_url: text(),
  sub_topic_order: integer().notNull(),
  sub_topic_desc: text(),
  description_editor_type: text({ enum: ['ck', 'quill', 'jodit'] }).notNull(),
  resource_url: text(),
  ...audit(),
});

/** The one schema: a key is the table's name, and a column's key is its name in the database and on the wire. */
export const tables = {
  user,
  session,
  password_reset,
  outbox_mail,
  menu,
  course_category,
  course,
  subcourse,
  main_topic,
  lesson,
  lesson_resource,
  sub_topic,
};

export type TableName = keyof typeof tables;
export const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name);
export const tableNames = Object.keys(tables).filter(isTableName);
/** A row to store: JSON values only. The store gives the `iid`. */
export type NewRow<T extends TableName> = Omit<(typeof tables)[T]['$inferSelect'], 'iid'>;
export type Row<T extends TableName> = NewRow<T> & { iid: number };
