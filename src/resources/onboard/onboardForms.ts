import { DeletedChip } from '@/components/list/columns/DeletedChip';
import type { RecordForms } from '@/components/record/recordForms';
import { onboardEditForm, onboardForm } from '@/contract/onboard';
import { OnboardDetails } from './OnboardDetails';
import { OnboardInputs } from './OnboardInputs';

/** The forms and details of an onboarding banner. */
export const onboardForms: RecordForms = {
  name: 'onboard',
  form: onboardForm,
  editForm: onboardEditForm,
  Inputs: OnboardInputs,
  Details: OnboardDetails,
  Status: DeletedChip,
};
