import { BulkLink } from '@/components/list/BulkLink';
import { isYes } from '@/contract/courseTree';
import { useChosenCourses } from './useChosenCourses';

/** What can be done with several courses together. */
export function CourseBulkActions() {
  const live = (useChosenCourses() ?? []).map(({ is_course_live }) => isYes(is_course_live));
  return (
    <>
      <BulkLink to="activate" label="course.activate.confirm" disabled={!live.includes(false)} />
      <BulkLink to="deactivate" label="course.deactivate.confirm" disabled={!live.includes(true)} />
    </>
  );
}
