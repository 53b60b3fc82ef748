import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { standardForms } from '@/components/routing/standardForms';

const popups = async () => (await import('./CategoryPopups')).CategoryPopups;
const CategoryList = lazyScreen(() => import('./CategoryList'), 'CategoryList');
const CategoryAdd = lazyScreen(popups, 'Add');
const CategoryEdit = lazyScreen(popups, 'Edit');
const CategoryView = lazyScreen(popups, 'View');

/** Course categories. */
export const courseCategory = (
  <Resource name="coursesetup/coursecategorysetup" recordRepresentation="category_name">
    <Route path="" element={<CategoryList />}>
      <Route path="add" element={<CategoryAdd />} />
      <Route path="edit/:id" element={<CategoryEdit />} />
      <Route path="view/:id" element={<CategoryView />} />
    </Route>
    {standardForms}
  </Resource>
);
