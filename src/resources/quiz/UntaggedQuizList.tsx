import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { FirstLink } from '@/components/list/toolbar/ToolButton';
import { questionColumns } from './questionColumns';
import { questionOf } from './questionOf';
import { newestFirst } from './quizNames';
import { questionActions, TagLink } from './tagActions';
import { ListExport } from './transfer/ListExport';

export const UntaggedQuizList = () => (
  <ListScreen
    actions={<ListExport />}
    first={<FirstLink to="/quizsetup" what="questions" />}
    bulkActions={questionActions}
    sort={newestFirst}
  >
    {questionColumns}
    <ActionColumn>
      <TagLink />
      <ViewLink to={(id) => questionOf(id, 'untagged')} />
    </ActionColumn>
  </ListScreen>
);
