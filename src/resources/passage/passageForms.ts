import type { RecordForms } from '@/components/record/recordForms';
import { passageEditForm, passageForm } from '@/contract/passage';
import { PassageDetails } from './PassageDetails';
import { PassageInputs } from './PassageInputs';

/** The forms and details of a passage. */
export const passageForms: RecordForms = {
  name: 'passage',
  form: passageForm,
  editForm: passageEditForm,
  Inputs: PassageInputs,
  Details: PassageDetails,
};
