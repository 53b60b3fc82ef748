import { Resource } from 'react-admin';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { listRoutes } from '@/components/routing/listRoutes';

const SubcourseList = lazyScreen(() => import('./SubcourseList'), 'SubcourseList');
const popups = async () => (await import('./SubcoursePopups')).SubcoursePopups;

/** Subcourses. */
export const subcourse = (
  <Resource name="coursesetup/subcoursesetup" recordRepresentation="subcourse_name">
    {listRoutes(SubcourseList, popups)}
  </Resource>
);
