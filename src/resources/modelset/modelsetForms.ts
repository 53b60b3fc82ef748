import { ActiveStatus } from '@/components/record/ActiveStatus';
import type { RecordForms } from '@/components/record/recordForms';
import { modelsetEditForm, modelsetForm } from '@/contract/modelset';
import { ModelsetDetails } from './ModelsetDetails';
import { ModelsetInputs } from './ModelsetInputs';

/** The forms and details of a model set. */
export const modelsetForms: RecordForms = {
  name: 'modelset',
  form: modelsetForm,
  editForm: modelsetEditForm,
  Inputs: ModelsetInputs,
  Details: ModelsetDetails,
  Status: ActiveStatus,
};
