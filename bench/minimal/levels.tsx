import { DataTable, List } from 'react-admin';
import { pages } from './pages';

export const LevelList = () => (
  <List perPage={5} pagination={pages}>
    <DataTable>
      <DataTable.Col source="level_name" />
    </DataTable>
  </List>
);
