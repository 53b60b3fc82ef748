import { useRecordContext } from 'react-admin';
import { LiveChip } from '@/components/courseTree/LiveChip';
import { liveText } from '@/components/courseTree/liveText';
import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { EditLink, ViewLink } from '@/components/list/RowLink';
import { isYes } from '@/contract/fields';
import { CourseBulkActions } from './CourseBulkActions';

export const CourseList = () => (
  <ListScreen title="course.list" actions={<AddButton label="course.add" />} bulkActions={<CourseBulkActions />}>
    <Column source="category_name" />
    <Column source="course_name" />
    <Column source="course_code" />
    <Column source="is_course_live" text={(flag, { translate }) => translate(liveText(isYes(flag)))}>
      <Live />
    </Column>
    <ActionColumn>
      <EditLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);

const Live = () => <LiveChip live={isYes(useRecordContext()?.is_course_live)} />;
