import { courseSearch } from '@/components/courseTree/courseSearch';
import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { EditLink, ViewLink } from '@/components/list/RowLink';

export const FaqList = () => (
  <ListScreen
    title="faq.list"
    actions={<AddButton label="faq.add" />}
    filter={courseSearch}
    sort={{ field: 'priority_order', order: 'ASC' }}
  >
    <Column source="faq_title" />
    <Column source="course_name" />
    <Column source="priority_order" />
    <ActionColumn>
      <EditLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
