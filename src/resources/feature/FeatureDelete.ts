import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { featureAdapter } from '@/providers/data/adapters/feature';

/** The question before a feature is deleted, with its icon. */
export const FeatureDelete = confirmPopup({
  texts: 'feature.delete',
  change: featureAdapter.delete,
  danger: true,
});
