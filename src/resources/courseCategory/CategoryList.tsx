import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { EditLink, ViewLink } from '@/components/list/RowLink';

export const CategoryList = () => (
  <ListScreen title="category.list" actions={<AddButton label="category.add" />}>
    <Column source="category_name" label="category.name" />
    <Column source="course_categories_code" label="category.code" />
    <ActionColumn>
      <EditLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
