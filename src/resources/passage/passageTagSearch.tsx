import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { YearFilter } from '@/components/list/toolbar/shortInputs';
import { lazyPart } from '@/components/routing/lazyPart';
import { passageTagFilter } from '@/contract/passageTag';

const CourseInput = lazyPart(() => import('@/components/courseTree/CourseInput'), 'CourseInput');
const ModelsetInput = lazyPart(() => import('@/components/cascades/ModelsetInput'), 'ModelsetInput');

/** The search of the report: it lists the passages of one model set. */
export const passageTagSearch: ListFilter = {
  schema: passageTagFilter,
  inputs: (
    <>
      <CourseInput />
      <YearFilter />
      <ModelsetInput />
    </>
  ),
};
