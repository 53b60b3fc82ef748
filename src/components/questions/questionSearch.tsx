import type { ListFilter } from '@/components/list/FilterForm';
import { RichTextInput } from '@/components/richText/RichTextInput';
import { questionFilter } from '@/contract/quiz';

/** What a list of questions is searched by: a text as they are written. */
export const questionSearch: ListFilter = { schema: questionFilter, inputs: <RichTextInput source="query_string" compact /> };
