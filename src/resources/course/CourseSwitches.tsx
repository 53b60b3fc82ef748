import { ConfirmRoute } from '@/components/dialogs/ConfirmRoute';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { courseCalls } from '@/contract/course';

/** The questions before a course goes live, and before it goes off, for the routes of these names below its details. */
export const CourseSwitches = {
  Activate: () => <Switch texts="course.activate" call={courseCalls.activateCourse} />,
  Deactivate: () => <Switch texts="course.deactivate" call={courseCalls.deactivateCourse} />,
};

function Switch(props: { texts: string; call: typeof courseCalls.activateCourse | typeof courseCalls.deactivateCourse }) {
  const { data: course } = useRouteRecord();
  // Until the course has come, and where it doesn't, the page below says so.
  return course && <ConfirmRoute {...props} name={String(course.course_name)} input={{ courses: [Number(course.id)] }} />;
}
