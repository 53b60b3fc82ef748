import { ImageInput } from '@/components/form/inputs/FileInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { ImageDetail } from '@/components/record/details/ImageDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { featureEditForm, featureForm } from '@/contract/feature';

/** A feature's details and audit. */
const FeatureDetails = () => (
  <Details>
    <Detail source="features_title" />
    <Detail source="features_desc" />
    <Detail source="user_get" />
    <ImageDetail source="features_icon" shape="icon" />
    <AuditDetails />
  </Details>
);

/** The inputs of a feature; its icon is chosen only when it is added. */
const FeatureInputs = () => (
  <>
    <TextInput source="features_title" />
    <TextInput source="features_desc" multiline minRows={2} />
    <TextInput source="user_get" multiline minRows={2} />
    <ImageInput source="features_icon" shape="icon" />
  </>
);

/** The forms and details of a feature. */
export const featureForms: RecordForms = {
  name: 'feature',
  form: featureForm,
  editForm: featureEditForm,
  Inputs: FeatureInputs,
  Details: FeatureDetails,
};
