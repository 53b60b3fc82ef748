import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { questionFilter } from '@/contract/filters';

const FoundShare = lazyPart(() => import('./FoundShare'), 'FoundShare', { height: 0 });
const QuestionWords = lazyPart(() => import('./QuestionWords'), 'QuestionWords');

/** The search of a list of questions: a text as it is written in them. */
export const questionSearch: ListFilter = {
  schema: questionFilter,
  inputs: <QuestionWords />,
  notice: <FoundShare />,
};
