import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { FirstLink } from '@/components/list/toolbar/ToolButton';
import { questionSearch } from '@/components/product/questions/questionSearch';
import { questionColumns } from './questionColumns';
import { questionOf } from './questionOf';
import { questionActions, TagLink } from './tagActions';
import { ListExport } from './transfer/ListExport';

export const QuizTagSearchList = () => (
  <ListScreen
    actions={<ListExport />}
    first={<FirstLink to="/quizsetup" what="questions" />}
    bulkActions={questionActions}
    filter={questionSearch}
  >
    {questionColumns}
    <ActionColumn>
      <TagLink />
      <ViewLink to={(id) => questionOf(id, 'search')} />
    </ActionColumn>
  </ListScreen>
);
