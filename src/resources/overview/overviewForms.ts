import type { RecordForms } from '@/components/record/recordForms';
import { overviewEditForm, overviewForm } from '@/contract/overview';
import { OverviewDetails } from './OverviewDetails';
import { OverviewInputs } from './OverviewInputs';

/** The forms and details of a program overview. */
export const overviewForms: RecordForms = {
  name: 'overview',
  form: overviewForm,
  editForm: overviewEditForm,
  Inputs: OverviewInputs,
  Details: OverviewDetails,
};
