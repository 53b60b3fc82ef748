import type { ListNarrowing } from '@/components/list/ListScreen';
import { bankChoices } from './bankFields';
import { QuestionChips } from './QuestionChips';

/** How a list of the whole question bank is searched and narrowed. */
export const bankNarrowing: ListNarrowing = { schema: bankChoices, chips: <QuestionChips /> };
