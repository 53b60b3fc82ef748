import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { courseSearch } from '@/components/product/courseTree/courseSearch';

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
