import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, RestoreLink } from '@/components/list/columns/RowLink';
import { DeletedChip, deletedText } from '@/components/list/columns/StatusLink';
import { ListScreen } from '@/components/list/ListScreen';
import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { YearFilter } from '@/components/list/toolbar/shortInputs';
import { FirstLink } from '@/components/list/toolbar/ToolButton';
import { isDeleted, isStanding } from '@/components/record/useRouteRecord';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { passageTagFilter } from '@/contract/passageTag';

export const PassageTagList = () => (
  <ListScreen first={<FirstLink to="/paragraphSetup" what="passages" />} filter={passageTagSearch}>
    <Column source="passage" />
    <Column source="modelset_name" />
    <Column source="year" />
    <Column source="course_name" />
    <Column source="subcourse_name" />
    <Column source="is_deleted_flag" text={deletedText}>
      <DeletedChip />
    </Column>
    <ActionColumn>
      <EditLink fits={isStanding} />
      <DeleteLink fits={isStanding} />
      <RestoreLink fits={isDeleted} />
    </ActionColumn>
  </ListScreen>
);

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');
const ModelsetInput = lazyPart(() => import('@/components/product/cascades/cascadeInputs'), 'ModelsetInput');

/** The search of the report: it lists the passages of one model set. */
const passageTagSearch: ListFilter = {
  schema: passageTagFilter,
  inputs: (
    <>
      <CourseInput />
      <YearFilter />
      <ModelsetInput />
    </>
  ),
};
