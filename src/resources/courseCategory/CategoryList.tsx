import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';

export const CategoryList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="category_name" label="category.name" />
    <Column source="course_categories_code" label="category.code" />
    <ActionColumn />
  </ListScreen>
);
