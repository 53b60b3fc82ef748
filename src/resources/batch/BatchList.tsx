import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { CopyLink, DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { YearFilter } from '@/components/list/toolbar/shortInputs';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { digitsText } from '@/components/ui/text/digits';
import { batchFilter } from '@/contract/batch';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');

const filter = {
  schema: batchFilter,
  inputs: (
    <>
      <CourseInput source="course_id" />
      <YearFilter />
    </>
  ),
};

export const BatchList = () => (
  <ListScreen actions={<AddButton />} filter={filter} fixedHeight={450}>
    <Column source="batch_name" />
    <Column source="course_name" />
    <Column source="batch_year" />
    <Column source="batch_start_date_nep" text={digitsText} isShort />
    <Column source="batch_end_date_nep" text={digitsText} isShort />
    <ActionColumn>
      <EditLink />
      <CopyLink />
      <DeleteLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
