import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { questionColumns } from './questionColumns';
import { TagLink } from './TagLink';
import { questionActions } from './tagActions';
import { ListExport } from './transfer/ListExport';

export const UntaggedQuizList = () => (
  <ListScreen actions={<ListExport />} bulkActions={questionActions} sort={{ field: 'id', order: 'DESC' }}>
    {questionColumns}
    <ActionColumn>
      <TagLink />
      <ViewLink to={(id) => `/quizsetup/view/${id}/untaggedquizreport`} />
    </ActionColumn>
  </ListScreen>
);
