import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { liveText } from '@/components/product/courseTree/CourseLive';
import { BulkLink } from '@/components/record/bulk/BulkBar';
import { isYes } from '@/contract/fields';
import { CourseStatus, isLive, isNotLive } from './CourseStatus';

export const CourseList = () => (
  <ListScreen actions={<AddButton />} bulkActions={bulkActions} facets={facets}>
    <Column source="category_name" />
    <Column source="course_name" />
    <Column source="course_code" />
    <Column source="is_course_live" text={(flag, { translate }) => translate(liveText(isYes(flag)))}>
      <CourseStatus />
    </Column>
    <ActionColumn />
  </ListScreen>
);

/** The text on a course's certificate. */
const certificateText = (on: boolean) => `course.${on ? 'certified' : 'not_certified'}`;

const facets = [
  { source: 'is_course_live', text: liveText },
  { source: 'has_certification', text: certificateText },
  { source: 'course_category', label: 'fields.course_category', named: 'category_name' },
];

const bulkActions = (
  <>
    <BulkLink to="activate" label="course.activate.confirm" fits={isNotLive} />
    <BulkLink to="deactivate" label="course.deactivate.confirm" fits={isLive} />
  </>
);
