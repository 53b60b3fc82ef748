import type { RecordForms } from '@/components/record/recordForms';
import { designationEditForm, designationForm } from '@/contract/designation';
import { DesignationDetails } from './DesignationDetails';
import { DesignationInputs } from './DesignationInputs';

/** The forms and details of a designation. */
export const designationForms: RecordForms<typeof designationForm> = {
  name: 'designation',
  form: designationForm,
  editForm: designationEditForm,
  Inputs: DesignationInputs,
  Details: DesignationDetails,
};
