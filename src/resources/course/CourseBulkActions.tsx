import { BulkLink } from '@/components/list/BulkLink';
import { useChosenCourses } from './useChosenCourses';

/** What can be done with several courses together. */
export function CourseBulkActions() {
  const { activate, deactivate } = useChosenCourses();
  return (
    <>
      <BulkLink to="activate" label="course.activate.confirm" disabled={!activate?.length} />
      <BulkLink to="deactivate" label="course.deactivate.confirm" disabled={!deactivate?.length} />
    </>
  );
}
