import { subcourseCalls } from '@/contract/subcourse';
import { type Adapter, verb } from '../adapter';

/** Subcourses. */
export const subcourseAdapter: Adapter = {
  area: 'subcourse',
  list: subcourseCalls.getAllSubcourseList,
  one: subcourseCalls.getSubCourseDetails,
  create: subcourseCalls.createSubCourse,
  update: verb(subcourseCalls.updateSubCourse, 'subcourse_id'),
  toRecord: (row) => ({ ...row, courses: row.course_id }),
};
