import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';

export const SubcourseList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="course_name" />
    <Column source="subcourse_name" />
    <ActionColumn />
  </ListScreen>
);
