import { useListContext } from 'react-admin';
import { courseCalls } from '@/contract/course';
import { useRead } from '@/providers/data/useRead';

/** The courses that are chosen in the list, on whichever page they are. */
export function useChosenCourses() {
  const chosen = new Set(useListContext().selectedIds);
  return useRead(courseCalls.getAllCourse, {}).data?.data.filter(({ iid }) => chosen.has(iid));
}
