import { OfferedNumber } from './OfferedNumber';
import { QuizTagInputs } from './QuizTagInputs';

/** What one question is tagged with, which has no number yet. */
export const OneTagInputs = () => (
  <>
    <QuizTagInputs />
    <OfferedNumber />
  </>
);
