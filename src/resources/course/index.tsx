import { Resource } from 'react-admin';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { listRoutes } from '@/components/routing/listRoutes';

const CourseList = lazyScreen(() => import('./CourseList'), 'CourseList');
const popups = async () => (await import('./CoursePopups')).CoursePopups;

/** Courses. */
export const course = (
  <Resource name="coursesetup/coursesetup" recordRepresentation="course_name">
    {listRoutes(CourseList, popups)}
  </Resource>
);
