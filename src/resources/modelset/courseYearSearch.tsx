import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { YearFilter } from '@/components/list/toolbar/shortInputs';
import { lazyPart } from '@/components/routing/lazyPart';
import { modelsetFilter } from '@/contract/modelsetFilter';

const CourseInput = lazyPart(() => import('@/components/courseTree/CourseInput'), 'CourseInput');

/** The search of a list whose rows belong to one course and year. */
export const courseYearSearch: ListFilter = {
  schema: modelsetFilter,
  inputs: (
    <>
      <CourseInput />
      <YearFilter />
    </>
  ),
};
