import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { RestoreLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { typeText } from './typeText';

export const InstructorTagRestoreList = () => (
  <ListScreen sort={{ field: 'instructor_name', order: 'ASC' }}>
    <Column source="instructor_name" />
    <Column source="course_name" />
    <Column source="subcourse_name" />
    <Column source="instructor_type" text={typeText} />
    <ActionColumn>
      <RestoreLink />
    </ActionColumn>
  </ListScreen>
);
