import { TextInput } from '@/components/form/inputs/TextInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { quizLevelEditForm, quizLevelForm } from '@/contract/quizLevel';

/** A quiz level's details and audit. */
const QuizLevelDetails = () => (
  <Details>
    <Detail source="level_name" />
    <AuditDetails />
  </Details>
);

/** The inputs of a quiz level, for both of its forms. */
const QuizLevelInputs = () => <TextInput source="level_name" />;

/** The forms and details of a quiz level. */
export const quizLevelForms: RecordForms = {
  name: 'quiz_level',
  form: quizLevelForm,
  editForm: quizLevelEditForm,
  Inputs: QuizLevelInputs,
  Details: QuizLevelDetails,
};
