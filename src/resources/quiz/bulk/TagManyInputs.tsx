import { useListContext } from 'react-admin';
import { isNewestFirst } from '@/components/bulk/inTurn';
import { FirstNumber } from '../FirstNumber';
import { QuizTagInputs } from '../QuizTagInputs';

/** What several questions are tagged with: the same as one, but that the number is that of the first. */
export function TagManyInputs({ count }: { count: number }) {
  const { sort } = useListContext();
  return (
    <>
      <QuizTagInputs />
      <FirstNumber count={count} order={isNewestFirst(sort) ? 'added' : 'list'} />
    </>
  );
}
