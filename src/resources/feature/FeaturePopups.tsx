import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { tagPopups } from '@/components/record/dialogs/tagPopups';
import { verb } from '@/contract/adapter';
import type { Reply } from '@/contract/call';
import { featureAdapter, featureCalls } from '@/contract/feature';
import { featureTagAdapter, featureTagCalls, featureTagForm, newFeatureTagForm } from '@/contract/featureTag';
import { useRead } from '@/providers/data/useRead';

/** The question before a feature is deleted, with its icon. */
export const FeatureDelete = confirmPopup({
  texts: 'feature.delete',
  change: featureAdapter.delete,
  danger: true,
});

/** The inputs of a feature's tag; if the heading doesn't name the feature, that is chosen too. */
const FeatureTagInputs = () => (
  <>
    <FeatureInput />
    <CourseInput />
  </>
);

const FeatureInput = () => (
  <ReferenceInput source="features" adds={adds} choices={useRead(featureCalls.getAllFeature, {}, featuresOf)} />
);

const adds = { to: '/feature/add', right: 'content' } as const;

const featuresOf = ({ data }: Reply<typeof featureCalls.getAllFeature>) =>
  data.map(({ iid, features_title }) => ({ id: iid, name: features_title }));

/** The popups of features' tags. */
export const FeatureTagPopups = tagPopups({
  name: 'feature_tag',
  form: featureTagForm,
  newForm: newFeatureTagForm,
  editForm: featureTagForm,
  Inputs: FeatureTagInputs,
  add: verb(featureTagCalls.createFeatureTag, 'features'),
  remove: { texts: 'feature_tag.delete', change: featureTagAdapter.delete },
  restore: { texts: 'feature_tag.restore', change: verb(featureTagCalls.restoreFeatureTag, 'tag_id') },
});
