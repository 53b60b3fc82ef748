import { Resource } from 'react-admin';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { listRoutes } from '@/components/routing/listRoutes';

const CategoryList = lazyScreen(() => import('./CategoryList'), 'CategoryList');
const popups = async () => (await import('./CategoryPopups')).CategoryPopups;

/** Course categories. */
export const courseCategory = (
  <Resource name="coursesetup/coursecategorysetup" recordRepresentation="category_name">
    {listRoutes(CategoryList, popups)}
  </Resource>
);
