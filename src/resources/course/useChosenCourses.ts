import { useListContext } from 'react-admin';
import { courseCalls } from '@/contract/course';
import { isYes } from '@/contract/fields';
import { useRead } from '@/providers/data/useRead';

/** The courses that are chosen in the list, on whichever page they are, by what can be done with them. */
export function useChosenCourses() {
  const ids = new Set(useListContext().selectedIds);
  const { data } = useRead(courseCalls.getAllCourse, {});
  const chosen = data?.data.filter(({ iid }) => ids.has(iid));
  return {
    activate: chosen?.filter(({ is_course_live }) => !isYes(is_course_live)),
    deactivate: chosen?.filter(({ is_course_live }) => isYes(is_course_live)),
  };
}
