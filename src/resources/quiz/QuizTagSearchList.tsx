import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { questionSearch } from '@/components/questions/questionSearch';
import { questionColumns } from './questionColumns';
import { questionOf } from './questionOf';
import { TagLink } from './TagLink';
import { questionActions } from './tagActions';
import { ListExport } from './transfer/ListExport';

export const QuizTagSearchList = () => (
  <ListScreen actions={<ListExport />} bulkActions={questionActions} filter={questionSearch}>
    {questionColumns}
    <ActionColumn>
      <TagLink />
      <ViewLink to={(id) => questionOf(id, 'search')} />
    </ActionColumn>
  </ListScreen>
);
