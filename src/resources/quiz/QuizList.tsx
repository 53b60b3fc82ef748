import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/RowLink';
import { visibleText } from '@/domain/visibleText';

export const QuizList = () => (
  <ListScreen title="quiz.list" actions={<AddButton label="quiz.add" />} serverPaged sizes={[10]}>
    <Column source="question" text={visibleText} />
    <Column source="correct_option" text={visibleText} />
    <ActionColumn>
      <EditLink />
      <DeleteLink />
      <ViewLink mainRoute="quizsetup" />
    </ActionColumn>
  </ListScreen>
);
