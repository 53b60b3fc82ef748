import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { tagPopups } from '@/components/record/dialogs/tagPopups';
import { featureTagCalls, featureTagForm } from '@/contract/featureTag';
import { verb } from '@/providers/data/adapter';
import { featureAdapter } from '@/providers/data/adapters/feature';
import { featureTagAdapter } from '@/providers/data/adapters/featureTag';

/** The question before a feature is deleted, with its icon. */
export const FeatureDelete = confirmPopup({
  texts: 'feature.delete',
  change: featureAdapter.delete,
  danger: true,
});

/** The input of the course that gets a feature; the heading names the feature. */
const FeatureTagInputs = () => <CourseInput />;

/** The popups of features' tags. */
export const FeatureTagPopups = tagPopups({
  name: 'feature_tag',
  form: featureTagForm,
  editForm: featureTagForm,
  Inputs: FeatureTagInputs,
  add: verb(featureTagCalls.createFeatureTag, 'features'),
  remove: { texts: 'feature_tag.delete', change: featureTagAdapter.delete },
  restore: { texts: 'feature_tag.restore', change: verb(featureTagCalls.restoreFeatureTag, 'tag_id') },
});
