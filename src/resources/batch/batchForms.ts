import type { RecordForms } from '@/components/record/recordForms';
import { batchEditForm, batchForm } from '@/contract/batch';
import { BatchDetails } from './BatchDetails';
import { BatchInputs } from './BatchInputs';

/** The forms and details of a batch. */
export const batchForms: RecordForms = {
  name: 'batch',
  form: batchForm,
  editForm: batchEditForm,
  Inputs: BatchInputs,
  Details: BatchDetails,
};
