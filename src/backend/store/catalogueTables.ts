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

export const course_category = recordTable('course_category', recordColumns(category.shape, {}));

export const course = recordTable(
  'course',
  recordColumns(courseRecord.shape, { cat_id: refers('course_category', () => course_category.iid) }),
);

export const subcourse = recordTable(
  'subcourse',
  recordColumns(subcourseRecord.shape, { course_id: refers('course', () => course.iid) }),
);

export const main_topic = recordTable(
  'main_topic',
  recordColumns(mainTopic.shape, { subcourse_iid: refers('subcourse', () => subcourse.iid) }),
);

export const lesson = recordTable(
  'lesson',
  recordColumns(lessonRecord.shape, { main_topic_iid: refers('main_topic', () => main_topic.iid) }),
);

export const lesson_resource = recordTable(
  'lesson_resource',
  recordColumns(lessonResource.shape, { lesson_iid: refers('lesson', () => lesson.iid) }),
);

export const instructor = recordTable(
  'instructor',
  recordColumns(instructorRecord.shape, { user: refers('user', () => user.iid) }),
);

export const sub_topic = recordTable(
  'sub_topic',
  recordColumns(subTopic.shape, {
    lesson_iid: refers('lesson', () => lesson.iid),
    instructor_iid: refers('instructor', () => instructor.iid),
  }),
);
