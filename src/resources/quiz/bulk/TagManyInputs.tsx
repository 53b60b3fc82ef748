import { FirstNumber } from '../FirstNumber';
import { QuizTagInputs } from '../QuizTagInputs';

/** What several questions are tagged with: the same as one, but that the number is that of the first. */
export const TagManyInputs = ({ count }: { count: number }) => (
  <>
    <QuizTagInputs />
    <FirstNumber count={count} />
  </>
);
