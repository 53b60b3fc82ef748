import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { YearFilter } from '@/components/list/toolbar/shortInputs';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { modelsetFilter } from '@/contract/filters';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');

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
