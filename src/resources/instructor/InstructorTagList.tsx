import { courseSearch } from '@/components/courseTree/courseSearch';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { typeText } from './typeText';

export const InstructorTagList = () => (
  <ListScreen filter={courseSearch} sort={{ field: 'instructor_name', order: 'ASC' }}>
    <Column source="instructor_name" />
    <Column source="course_name" />
    <Column source="subcourse_name" />
    <Column source="instructor_type" text={typeText} />
    <ActionColumn>
      <EditLink />
      <DeleteLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
