import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { listRoutes } from '@/components/routing/listRoutes';

const CourseList = lazyScreen(() => import('./CourseList'), 'CourseList');
const popups = async () => (await import('./CoursePopups')).CoursePopups;
const switches = async () => (await import('./ChosenSwitches')).ChosenSwitches;
const Activate = lazyScreen(switches, 'Activate');
const Deactivate = lazyScreen(switches, 'Deactivate');

/** Courses. */
export const course = (
  <Resource name="coursesetup/coursesetup" recordRepresentation="course_name">
    {listRoutes(
      CourseList,
      popups,
      <>
        <Route path="activate" element={<Activate />} />
        <Route path="deactivate" element={<Deactivate />} />
      </>,
    )}
  </Resource>
);
