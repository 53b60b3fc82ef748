import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';

export const QuizLevelList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="level_name" />
    <ActionColumn />
  </ListScreen>
);
