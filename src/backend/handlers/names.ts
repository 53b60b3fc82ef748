import { fullName } from '@/domain/fullName';

/** The joins that read the names of a record's ancestors, from its own foreign key upwards. */
export const namesAboveCourse = { category_name: 'cat_id.category_name' } as const;

export const namesAboveSubcourse = {
  category_name: 'course_id.cat_id.category_name',
  course_name: 'course_id.course_name',
} as const;

export const namesAboveMainTopic = {
  category_name: 'subcourse_iid.course_id.cat_id.category_name',
  course_name: 'subcourse_iid.course_id.course_name',
  subcourse_name: 'subcourse_iid.subcourse_name',
} as const;

export const namesAboveLesson = {
  category_name: 'main_topic_iid.subcourse_iid.course_id.cat_id.category_name',
  course_name: 'main_topic_iid.subcourse_iid.course_id.course_name',
  subcourse_name: 'main_topic_iid.subcourse_iid.subcourse_name',
  main_topic_title: 'main_topic_iid.topic_title',
} as const;

export const namesAboveSubTopic = {
  category_name: 'lesson_iid.main_topic_iid.subcourse_iid.course_id.cat_id.category_name',
  course_name: 'lesson_iid.main_topic_iid.subcourse_iid.course_id.course_name',
  subcourse_name: 'lesson_iid.main_topic_iid.subcourse_iid.subcourse_name',
  main_topic_title: 'lesson_iid.main_topic_iid.topic_title',
  lesson_title: 'lesson_iid.lesson_title',
} as const;

/** Returns an instructor's full name. */
export const instructorName = (instructor: Parameters<typeof fullName>[0]): string => fullName(instructor) ?? '';
