import { courseCalls } from '@/contract/course';
import { type Adapter, verb } from '../adapter';

/** Courses. */
export const courseAdapter: Adapter = {
  area: 'course',
  list: courseCalls.getAllCourse,
  one: courseCalls.getCourseById,
  create: courseCalls.createCourse,
  update: verb(courseCalls.editCourse, 'course_id'),
  toRecord: (row) => ({ ...row, course_category: row.cat_id }),
};
