import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';

export const CategoryList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="category_name" label="category.name" />
    <Column source="course_categories_code" label="category.code" />
    <ActionColumn />
  </ListScreen>
);
