import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { StatusLink, status } from '@/components/list/columns/StatusLink';
import { ListScreen } from '@/components/list/ListScreen';
import { FirstLink } from '@/components/list/toolbar/ToolButton';
import { taggedColumns } from './questionColumns';
import { quizTagSearches } from './quizTagSearches';
import { switchActions } from './tagActions';
import { ListExport } from './transfer/ListExport';

export const QuizTagList = () => (
  <ListScreen
    actions={<ListExport />}
    first={<FirstLink to="/quizsetup" what="questions" />}
    bulkActions={switchActions}
    filter={quizTagSearches.tags}
  >
    {taggedColumns}
    <Column source="lesson_title" />
    <Column source="modelset_name" />
    <Column source="modelset_order_priority" />
    <Column source="lesson_quiz_active" text={status}>
      <StatusLink source="lesson_quiz_active" />
    </Column>
    <ActionColumn>
      <EditLink />
      <DeleteLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
