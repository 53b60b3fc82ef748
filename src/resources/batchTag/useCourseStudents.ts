import type { RaRecord } from 'react-admin';
import { batchTagCalls, type EnrolledStudent } from '@/contract/batchTag';
import type { Reply } from '@/contract/call';
import { coursePriceCalls } from '@/contract/coursePrice';
import { useRead } from '@/providers/data/useRead';

/** A student of a course, whichever packages they have bought. */
export type CourseStudent = RaRecord<number> & EnrolledStudent;

/** Before the first and after the last day on which anybody enrolled. */
const ever = { from: '1970-01-01', to: '2999-12-31' };

/** Reads all students of a course, by all of its packages. */
export function useCourseStudents(course: number | undefined) {
  const packages = useRead(
    coursePriceCalls.getCoursePriceSelect,
    course === undefined ? undefined : { courseId: String(course) },
    idsOf,
  );
  const courseprice = packages.data ?? [];
  const isAny = course !== undefined && courseprice.length > 0;
  const students = useRead(
    batchTagCalls.filterStudent,
    isAny ? { courses: course, courseprice, enroll_date: ever } : undefined,
    recordsOf,
  );
  return {
    // A course without packages has no students.
    data: packages.data?.length === 0 ? none : students.data,
    error: packages.error ?? students.error,
    refetch: packages.error ? packages.refetch : students.refetch,
  };
}

const none: CourseStudent[] = [];

const idsOf = ({ data }: Reply<typeof coursePriceCalls.getCoursePriceSelect>) => data.map(({ iid }) => iid);

const recordsOf = ({ data }: Reply<typeof batchTagCalls.filterStudent>): CourseStudent[] =>
  data.map((student) => ({ ...student, id: student.iid }));
