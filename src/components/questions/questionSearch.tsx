import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { lazyPart } from '@/components/routing/lazyPart';
import { questionFilter } from '@/contract/questionFilter';

const FoundShare = lazyPart(() => import('./FoundShare'), 'FoundShare', 0);
const RichTextInput = lazyPart(() => import('@/components/richText/RichTextInput'), 'RichTextInput');

/** What a list of questions is searched by: a text as they are written. */
export const questionSearch: ListFilter = {
  schema: questionFilter,
  inputs: <RichTextInput source="query_string" compact />,
  notice: <FoundShare />,
};
