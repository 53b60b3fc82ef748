import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';

export const SubcourseList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="course_name" />
    <Column source="subcourse_name" />
    <ActionColumn />
  </ListScreen>
);
