import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { RestoreLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { StatusFilter, YearFilter } from '@/components/list/toolbar/shortInputs';
import { FirstLink } from '@/components/list/toolbar/ToolButton';
import { BulkLink } from '@/components/record/bulk/BulkBar';
import { isDeleted, isStanding } from '@/components/record/useRouteRecord';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { batchTagFilter } from '@/contract/batchTag';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');
const BatchInput = lazyPart(() => import('@/components/product/cascades/cascadeInputs'), 'BatchInput');

const filter = {
  schema: batchTagFilter,
  inputs: (
    <>
      <CourseInput source="course_id" />
      <YearFilter />
      <BatchInput source="group" course="course_id" />
      <StatusFilter source="is_deleted" />
    </>
  ),
};

export const BatchTagList = () => (
  <ListScreen
    first={<FirstLink to="/batchTag" what="students" />}
    filter={filter}
    bulkActions={
      <>
        <BulkLink to="move" label="batch_tag.move_button" fits={isStanding} />
        <BulkLink to="delete" label="batch_tag.delete_button" fits={isStanding} />
      </>
    }
    sort={{ field: 'student_name', order: 'ASC' }}
    fixedHeight={450}
  >
    <Column source="student_name" />
    <Column source="mobile_no" />
    <Column source="email" />
    <Column source="course_name" />
    <Column source="batch_name" />
    <ActionColumn>
      <RestoreLink fits={isDeleted} />
    </ActionColumn>
  </ListScreen>
);
