import type { RecordForms } from '@/components/record/recordForms';
import { quizEditForm, quizForm } from '@/contract/quiz';
import { QuizActions } from './QuizActions';
import { QuizDetails } from './QuizDetails';
import { QuizInputs } from './QuizInputs';

/** The forms and details of a question. */
export const quizForms: RecordForms = {
  name: 'quiz',
  form: quizForm,
  editForm: quizEditForm,
  Inputs: QuizInputs,
  Details: QuizDetails,
  Actions: QuizActions,
};
