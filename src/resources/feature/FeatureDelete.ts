import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { featureCalls } from '@/contract/feature';
import { verb } from '@/providers/data/adapter';

/** The question before a feature is deleted, with its icon. */
export const FeatureDelete = confirmPopup({
  texts: 'feature.delete',
  change: verb(featureCalls.deleteFeature, 'feature_id'),
  danger: true,
});
