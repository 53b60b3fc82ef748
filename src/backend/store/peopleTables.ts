import { z } from 'zod/mini';
import { alumni as alumniRecord } from '@/contract/alumni';
import { instructorTag } from '@/contract/instructorTag';
import { course, instructor, subcourse } from './catalogueTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A former learner of a course, and their testimonial. */
export const alumni = recordTable(
  'alumni',
  recordColumns(alumniRecord.shape, { course_iid: refers('course', () => course.iid) }),
);

const tagged = z.omit(instructorTag, { instructor_name: true, course_iid: true, course_name: true, subcourse_name: true });

/** A tag that has an instructor teach a subcourse; its course is the subcourse's. */
export const instructor_tag = recordTable(
  'instructor_tag',
  recordColumns(tagged.shape, {
    instructor_iid: refers('instructor', () => instructor.iid),
    subcourse_iid: refers('subcourse', () => subcourse.iid),
  }),
);
