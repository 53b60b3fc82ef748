import type { Reply } from '@/contract/call';
import { quizCalls, quizFilter } from '@/contract/quiz';
import { askedOfBank } from '@/contract/quizBank';
import { ApiError } from '@/providers/api/errors';
import { useRead } from '@/providers/data/useRead';

type Counts = Partial<Reply<typeof quizCalls.countQuiz>['data']>;

/**
 * Returns how many questions each chip of the bank would leave. A server that lacks the count has those that nothing uses in a list: they are
 * counted as long as nothing else narrows the bank.
 */
export function useQuizCounts(filter: Readonly<Record<string, unknown>>): Counts {
  const asked = askedOfBank(filter);
  const counted = useRead(quizCalls.countQuiz, quizFilter.safeParse(asked).data, countsOf);
  const isLacking = counted.error instanceof ApiError && counted.error.status === 404;
  const isWhole = Object.keys(asked).length === 0;
  const { data: untagged } = useRead(quizCalls.getUntaggedQuiz, isLacking && isWhole ? {} : undefined, lengthOf);
  return counted.data ?? (untagged === undefined ? {} : { untagged });
}

const countsOf = ({ data }: Reply<typeof quizCalls.countQuiz>) => data;
const lengthOf = ({ data }: Reply<typeof quizCalls.getUntaggedQuiz>) => data.length;
