import { integer, text } from 'drizzle-orm/pg-core';
import { user } from './accountTables';
import { audit, iid, refers, yesNo } from './columns';
import { recordTable } from './recordTable';

export const course_category = recordTable('course_category', {
  iid: iid(),
  category_name: text().notNull(),
  course_categories_code: text().notNull(),
  category_slug: text().notNull(),
  ...audit(),
});

export const course = recordTable('course', {
  iid: iid(),
  course_name: text().notNull(),
  course_code: text().notNull(),
  course_slug: text().notNull(),
  cat_id: refers('course_category', () => course_category.iid).notNull(),
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

export const subcourse = recordTable('subcourse', {
  iid: iid(),
  subcourse_name: text().notNull(),
  subcourse_code: text().notNull(),
  slug: text().notNull(),
  course_id: refers('course', () => course.iid).notNull(),
  subcourse_preview_url: text(),
  subcourse_icon: text(),
  lecture_hours: text().notNull(),
  subcourse_short_description: text().notNull(),
  ...audit(),
});

export const main_topic = recordTable('main_topic', {
  iid: iid(),
  topic_title: text().notNull(),
  slug: text().notNull(),
  subcourse_iid: refers('subcourse', () => subcourse.iid).notNull(),
  lecture_hours: text().notNull(),
  ...audit(),
});

export const lesson = recordTable('lesson', {
  iid: iid(),
  lesson_title: text().notNull(),
  slug: text().notNull(),
  main_topic_iid: refers('main_topic', () => main_topic.iid).notNull(),
  lecture_hours: text().notNull(),
  lesson_order: integer().notNull(),
  ...audit(),
});

export const lesson_resource = recordTable('lesson_resource', {
  iid: iid(),
  lesson_iid: refers('lesson', () => lesson.iid).notNull(),
  resources: text().notNull(),
  ...audit(),
});

export const instructor = recordTable('instructor', {
  iid: iid(),
  first_name: text().notNull(),
  middle_name: text(),
  last_name: text().notNull(),
  email: text().notNull(),
  mobile_no: text(),
  gender: text({ enum: ['male', 'female', 'others'] }).notNull(),
  image: text(),
  experience: text().notNull(),
  instructor_short_desc: text().notNull(),
  user: refers('user', () => user.iid),
  ...audit(),
});

export const sub_topic = recordTable('sub_topic', {
  iid: iid(),
  topic_title: text().notNull(),
  slug: text().notNull(),
  lesson_iid: refers('lesson', () => lesson.iid).notNull(),
  instructor_iid: refers('instructor', () => instructor.iid),
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
