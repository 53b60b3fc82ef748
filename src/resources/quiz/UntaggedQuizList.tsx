import { ActionColumn } from '@/components/list/ActionColumn';
import { ListScreen } from '@/components/list/ListScreen';
import { ViewLink } from '@/components/list/RowLink';
import { questionColumns } from './questionColumns';
import { questionOf } from './questionOf';
import { TagLink } from './TagLink';
import { questionActions } from './tagActions';
import { ListExport } from './transfer/ListExport';

export const UntaggedQuizList = () => (
  <ListScreen actions={<ListExport />} bulkActions={questionActions} sort={{ field: 'id', order: 'DESC' }}>
    {questionColumns}
    <ActionColumn>
      <TagLink />
      <ViewLink to={(id) => questionOf(id, 'untagged')} />
    </ActionColumn>
  </ListScreen>
);
