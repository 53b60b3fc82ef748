import { DeleteLink } from '@/components/list/columns/RowLink';
import type { RecordForms } from '@/components/record/recordForms';
import { newQuizForm, quizEditForm } from '@/contract/quiz';
import { AddQuizForm } from './AddQuizForm';
import { QuizDetails } from './QuizDetails';
import { QuizInputs } from './QuizInputs';
import { TagToModelset } from './TagToModelset';
import { keptTagFields } from './tagMemory';

/** The forms and details of a question. */
export const quizForms: RecordForms = {
  name: 'quiz',
  form: newQuizForm,
  keeps: keptTagFields,
  AddForm: AddQuizForm,
  editForm: quizEditForm,
  Inputs: QuizInputs,
  Details: QuizDetails,
  further: [<TagToModelset key="tag" />, <DeleteLink key="delete" />],
};
