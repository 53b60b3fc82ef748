import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';

export const QuizLevelList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="level_name" />
    <ActionColumn />
  </ListScreen>
);
