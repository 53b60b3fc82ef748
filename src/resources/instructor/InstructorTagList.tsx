import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, RestoreLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { courseSearch } from '@/components/product/courseTree/courseSearch';
import { typeText } from './instructorTexts';

export const InstructorTagList = () => (
  <ListScreen actions={<AddButton />} filter={courseSearch} sort={{ field: 'instructor_name', order: 'ASC' }}>
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
