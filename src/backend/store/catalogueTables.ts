import { category } from '@/contract/category';
import { course as courseRecord } from '@/contract/course';
import { instructor as instructorRecord } from '@/contract/instructor';
import { lesson as lessonRecord } from '@/contract/lesson';
import { lessonResource } from '@/contract/lessonResource';
import { mainTopic } from '@/contract/mainTopic';
import { subcourse as subcourseRecord } from '@/contract/subcourse';
import { subTopic } from '@/contract/subTopic';
import { user } from './accountTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

export const course_category = recordTable('course_category', recordColumns(category.shape, {}), {
  right: 'catalogue',
  name: ['category_name'],
  unique: [
    { name: 'category_name_unique', column: 'category_name', message: 'category_name_taken' },
    { name: 'category_code_unique', column: 'course_categories_code', message: 'category_code_taken' },
    {
      name: 'category_slug_unique',
      column: 'category_slug',
      field: 'category_name',
      message: 'category_name_taken',
      isExact: true,
    },
  ],
});

export const course = recordTable(
  'course',
  recordColumns(courseRecord.shape, { cat_id: refers('course_category', () => course_category.iid) }),
  {
    right: 'catalogue',
    name: ['course_name'],
    unique: [
      { name: 'course_name_unique', column: 'course_name', within: ['cat_id'], message: 'course_name_taken' },
      { name: 'course_code_unique', column: 'course_code', within: ['cat_id'], message: 'course_code_taken' },
      { name: 'course_slug_unique', column: 'course_slug', field: 'course_name', message: 'course_name_taken', isExact: true },
    ],
    indexes: [['updated_date_eng']],
  },
);

export const subcourse = recordTable(
  'subcourse',
  recordColumns(subcourseRecord.shape, { course_id: refers('course', () => course.iid) }),
  {
    right: 'catalogue',
    name: ['subcourse_name'],
    unique: [
      { name: 'subcourse_name_unique', column: 'subcourse_name', within: ['course_id'], message: 'subcourse_name_taken' },
      { name: 'subcourse_code_unique', column: 'subcourse_code', within: ['course_id'], message: 'subcourse_code_taken' },
      { name: 'subcourse_slug_unique', column: 'slug', field: 'subcourse_name', message: 'subcourse_name_taken', isExact: true },
    ],
  },
);

export const main_topic = recordTable(
  'main_topic',
  recordColumns(mainTopic.shape, { subcourse_iid: refers('subcourse', () => subcourse.iid) }),
  {
    right: 'catalogue',
    name: ['topic_title'],
    unique: [
      { name: 'main_topic_title_unique', column: 'topic_title', within: ['subcourse_iid'], message: 'topic_title_taken' },
      { name: 'main_topic_slug_unique', column: 'slug', field: 'topic_title', message: 'topic_title_taken', isExact: true },
    ],
  },
);

export const lesson = recordTable(
  'lesson',
  recordColumns(lessonRecord.shape, { main_topic_iid: refers('main_topic', () => main_topic.iid) }),
  {
    right: 'catalogue',
    name: ['lesson_title'],
    unique: [
      { name: 'lesson_title_unique', column: 'lesson_title', within: ['main_topic_iid'], message: 'lesson_title_taken' },
      {
        name: 'lesson_order_unique',
        column: 'lesson_order',
        within: ['main_topic_iid'],
        message: 'lesson_order_taken',
        isExact: true,
      },
      { name: 'lesson_slug_unique', column: 'slug', field: 'lesson_title', message: 'lesson_title_taken', isExact: true },
    ],
  },
);

export const lesson_resource = recordTable(
  'lesson_resource',
  recordColumns(lessonResource.shape, { lesson_iid: refers('lesson', () => lesson.iid) }),
  { right: 'catalogue', name: ['resources'], below: 'lesson_iid', isFile: true },
);

export const instructor = recordTable(
  'instructor',
  recordColumns(instructorRecord.shape, { user: refers('user', () => user.iid) }),
  { right: 'people', name: ['first_name', 'middle_name', 'last_name'], person: { keeps: ['gender'] } },
);

export const sub_topic = recordTable(
  'sub_topic',
  recordColumns(subTopic.shape, {
    lesson_iid: refers('lesson', () => lesson.iid),
    instructor_iid: refers('instructor', () => instructor.iid),
  }),
  {
    right: 'catalogue',
    name: ['topic_title'],
    unique: [
      { name: 'sub_topic_title_unique', column: 'topic_title', within: ['lesson_iid'], message: 'topic_title_taken' },
      {
        name: 'sub_topic_order_unique',
        column: 'sub_topic_order',
        within: ['lesson_iid'],
        message: 'sub_topic_order_taken',
        isExact: true,
      },
      { name: 'sub_topic_slug_unique', column: 'slug', field: 'topic_title', message: 'topic_title_taken', isExact: true },
    ],
  },
);
