import { DataTable, Edit, List, SimpleForm, TextInput } from 'react-admin';
import { pages } from './pages';

export const CategoryList = () => (
  <List perPage={5} pagination={pages}>
    <DataTable>
      <DataTable.Col source="category_name" />
      <DataTable.Col source="course_categories_code" />
    </DataTable>
  </List>
);

export const CategoryEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="category_name" />
      <TextInput source="course_categories_code" />
    </SimpleForm>
  </Edit>
);
