import { useListContext } from 'react-admin';
import { isNewestFirst } from '@/components/record/bulk/useBulk';
import { OfferedNumber } from '../OfferedNumber';
import { QuizTagInputs } from '../QuizTagInputs';

/** The inputs that tag several questions: the same as for one, except that the number is the first question's. */
export function TagManyInputs({ count }: { count: number }) {
  const { sort } = useListContext();
  return (
    <>
      <QuizTagInputs />
      <OfferedNumber
        offersMarks={false}
        count={count}
        text={isNewestFirst(sort) ? 'quiz_bulk.numbers_added' : 'quiz_bulk.numbers_list'}
      />
    </>
  );
}
