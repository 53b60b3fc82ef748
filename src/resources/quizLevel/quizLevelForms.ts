import type { RecordForms } from '@/components/record/recordForms';
import { quizLevelEditForm, quizLevelForm } from '@/contract/quizLevel';
import { QuizLevelDetails } from './QuizLevelDetails';
import { QuizLevelInputs } from './QuizLevelInputs';

/** The forms and details of a quiz level. */
export const quizLevelForms: RecordForms = {
  name: 'quiz_level',
  form: quizLevelForm,
  editForm: quizLevelEditForm,
  Inputs: QuizLevelInputs,
  Details: QuizLevelDetails,
};
