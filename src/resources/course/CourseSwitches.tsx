import { useRouteRecord } from '@/components/record/useRouteRecord';
import { CourseSwitch } from './CourseSwitch';

/** The questions before a course goes live, and before it goes off, for the routes of these names below its details. */
export const CourseSwitches = {
  Activate: () => <Switch to="activate" />,
  Deactivate: () => <Switch to="deactivate" />,
};

function Switch({ to }: { to: 'activate' | 'deactivate' }) {
  const { data: course } = useRouteRecord();
  // Until the course has come, and where it doesn't, the page below says so.
  return course && <CourseSwitch to={to} courses={[{ iid: Number(course.id), course_name: String(course.course_name) }]} />;
}
