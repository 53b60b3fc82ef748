import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { EditLink, ViewLink } from '@/components/list/RowLink';

export const QuizLevelList = () => (
  <ListScreen title="quiz_level.list" actions={<AddButton label="quiz_level.add" />}>
    <Column source="level_name" />
    <ActionColumn>
      <EditLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
