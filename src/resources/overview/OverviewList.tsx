import { courseSearch } from '@/components/courseTree/courseSearch';
import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/RowLink';

export const OverviewList = () => (
  <ListScreen actions={<AddButton />} filter={courseSearch} sort={{ field: 'priority_order', order: 'ASC' }}>
    <Column source="overview_title" />
    <Column source="course_name" />
    <Column source="priority_order" />
    <ActionColumn>
      <ViewLink />
      <EditLink />
      <DeleteLink />
    </ActionColumn>
  </ListScreen>
);
