import { instructorTagCalls } from '@/contract/instructorTag';
import { type Adapter, verb } from '../adapter';

/** The instructors that a course is tagged with. */
export const instructorTagAdapter = {
  area: 'instructor_tag',
  list: instructorTagCalls.getInstructorTagByCourse,
  create: instructorTagCalls.tagInstructor,
  update: verb(instructorTagCalls.editInstructorTag, 'tag_id'),
  delete: verb(instructorTagCalls.deleteInstructorTag, 'tag_id'),
  toRecord: (row) => ({ ...row, instructor: row.instructor_iid, courses: row.course_iid, subcourse: row.subcourse_iid }),
} satisfies Adapter;
