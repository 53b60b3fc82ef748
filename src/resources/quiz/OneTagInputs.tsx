import { OfferedNumber } from './OfferedNumber';
import { QuizTagInputs } from './QuizTagInputs';

/** The inputs that tag one question, which has no number yet. */
export const OneTagInputs = () => (
  <>
    <QuizTagInputs />
    <OfferedNumber />
  </>
);
