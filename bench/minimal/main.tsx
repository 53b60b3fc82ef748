import fakeDataProvider from 'ra-data-fakerest';
import { Admin, DataTable, List, Pagination, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import categories from '../../fixtures/course_category.json';

/** As long as the demo takes over an answer. */
const delay = 150;
const rows = categories.map((category) => ({ ...category, id: category.iid }));

const CategoryList = () => (
  <List perPage={5} pagination={<Pagination rowsPerPageOptions={[5, 10, 25]} />}>
    <DataTable>
      <DataTable.Col source="category_name" />
      <DataTable.Col source="course_categories_code" />
    </DataTable>
  </List>
);

createRoot(document.getElementById('root') ?? document.body).render(
  <BrowserRouter>
    <Admin dataProvider={fakeDataProvider({ categories: rows }, false, delay)} disableTelemetry>
      <Resource name="categories" list={CategoryList} />
    </Admin>
  </BrowserRouter>,
);
