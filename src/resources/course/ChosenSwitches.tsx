import { useListContext } from 'react-admin';
import { CourseSwitch } from './CourseSwitch';
import { useChosenCourses } from './useChosenCourses';

/** The questions before the courses that are chosen go live, and before they go off, for the routes below their list. */
export const ChosenSwitches = {
  Activate: () => <Switch to="activate" />,
  Deactivate: () => <Switch to="deactivate" />,
};

function Switch({ to }: { to: 'activate' | 'deactivate' }) {
  const courses = useChosenCourses()[to];
  const { onUnselectItems } = useListContext();
  // Until the courses have come, and where they don't, the list says so.
  return courses && <CourseSwitch to={to} courses={courses} onDone={onUnselectItems} />;
}
