import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { lazyPart } from '@/components/routing/lazyPart';
import { passageTagFilter } from '@/contract/passageTag';

const CourseInput = lazyPart(() => import('@/components/courseTree/CourseInput'), 'CourseInput');
const YearInput = lazyPart(() => import('@/components/inputs/YearInput'), 'YearInput');
const ModelsetInput = lazyPart(() => import('@/components/cascades/ModelsetInput'), 'ModelsetInput');

/** The search of the report: it lists the passages of one model set. */
export const passageTagSearch: ListFilter = {
  schema: passageTagFilter,
  inputs: (
    <>
      <CourseInput />
      <YearInput source="year" />
      <ModelsetInput />
    </>
  ),
};
