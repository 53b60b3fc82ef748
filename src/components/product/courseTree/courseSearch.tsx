import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { courseFilter } from '@/contract/courseText';

const CourseInput = lazyPart(() => import('./CourseInput'), 'CourseInput');

/** The search of a list that shows the rows of one course. */
export const courseSearch: ListFilter = { schema: courseFilter, inputs: <CourseInput /> };
