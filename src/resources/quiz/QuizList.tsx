import { ShortHtmlField } from '@/components/fields/ShortHtmlField';
import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/RowLink';
import { readableText } from '@/domain/readableText';

export const QuizList = () => (
  <ListScreen title="quiz.list" actions={<AddButton label="quiz.add" />} serverPaged sizes={[10]}>
    <Column source="question" text={readableText}>
      <ShortHtmlField source="question" />
    </Column>
    <Column source="correct_option" text={readableText}>
      <ShortHtmlField source="correct_option" />
    </Column>
    <ActionColumn>
      <EditLink />
      <DeleteLink />
      <ViewLink mainRoute="quizsetup" />
    </ActionColumn>
  </ListScreen>
);
