import type { RecordForms } from '@/components/record/recordForms';
import { featureEditForm, featureForm } from '@/contract/feature';
import { FeatureDetails } from './FeatureDetails';
import { FeatureInputs } from './FeatureInputs';

/** The forms and details of a feature. */
export const featureForms: RecordForms = {
  name: 'feature',
  form: featureForm,
  editForm: featureEditForm,
  Inputs: FeatureInputs,
  Details: FeatureDetails,
};
