import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { EditLink, ViewLink } from '@/components/list/RowLink';

export const SubcourseList = () => (
  <ListScreen title="subcourse.list" actions={<AddButton label="subcourse.add" />}>
    <Column source="course_name" />
    <Column source="subcourse_name" />
    <ActionColumn>
      <EditLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
