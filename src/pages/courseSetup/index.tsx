import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '@/components/routing/lazyScreen';

const CourseSetup = lazyScreen(() => import('./CourseSetup'), 'CourseSetup');
const CategoryAddPanel = lazyScreen(() => import('./CategoryPanels'), 'CategoryAddPanel');
const CategoryEditPanel = lazyScreen(() => import('./CategoryPanels'), 'CategoryEditPanel');
const CategoryViewPanel = lazyScreen(() => import('./CategoryPanels'), 'CategoryViewPanel');

/** The catalogue's tree and its forms. */
export const courseSetup = (
  <CustomRoutes>
    <Route path="/coursesetup" element={<CourseSetup />}>
      <Route index element={<CategoryAddPanel />} />
      <Route path="category_edit/:id" element={<CategoryEditPanel />} />
      <Route path="viewCategoryDetails/:id" element={<CategoryViewPanel />} />
    </Route>
  </CustomRoutes>
);
