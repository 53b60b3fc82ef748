import type { RecordForms } from '@/components/record/recordForms';
import { subcourseEditForm, subcourseForm } from '@/contract/subcourse';
import { SubcourseDetails } from './SubcourseDetails';
import { SubcourseInputs } from './SubcourseInputs';

/** The forms and details of a subcourse. */
export const subcourseForms: RecordForms = {
  name: 'subcourse',
  form: subcourseForm,
  editForm: subcourseEditForm,
  Inputs: SubcourseInputs,
  Details: SubcourseDetails,
};
