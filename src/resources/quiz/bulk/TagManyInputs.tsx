import { useListContext } from 'react-admin';
import { isNewestFirst } from '@/components/bulk/inTurn';
import { OfferedNumber } from '../OfferedNumber';
import { QuizTagInputs } from '../QuizTagInputs';

/** What several questions are tagged with: the same as one, but that the number is that of the first. */
export function TagManyInputs({ count }: { count: number }) {
  const { sort } = useListContext();
  return (
    <>
      <QuizTagInputs />
      <OfferedNumber count={count} text={isNewestFirst(sort) ? 'quiz_bulk.numbers_added' : 'quiz_bulk.numbers_list'} />
    </>
  );
}
