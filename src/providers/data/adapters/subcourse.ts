import { subcourseCalls } from '@/contract/subcourse';
import type { Adapter } from '../adapter';

/** Subcourses. */
export const subcourseAdapter: Adapter = {
  list: subcourseCalls.getAllSubcourseList,
  one: subcourseCalls.getSubCourseDetails,
  create: subcourseCalls.createSubCourse,
  update: { call: subcourseCalls.updateSubCourse, id: 'subcourse_id' },
  toRecord: (row) => ({ ...row, courses: row.course_id }),
};
