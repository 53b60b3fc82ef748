import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { lazyPart } from '@/components/routing/lazyPart';
import { courseFilter } from '@/contract/courseText';

const CourseInput = lazyPart(() => import('./CourseInput'), 'CourseInput');

/** What a list asks for first whose rows are those of one course. */
export const courseSearch: ListFilter = { schema: courseFilter, inputs: <CourseInput /> };
