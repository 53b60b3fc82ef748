import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/RowLink';
import { questionColumns } from './questionColumns';

export const QuizList = () => (
  <ListScreen title="quiz.list" actions={<AddButton label="quiz.add" />} serverPaged sizes={[10]}>
    {questionColumns}
    <ActionColumn>
      <EditLink />
      <DeleteLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
