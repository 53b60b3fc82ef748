import { featureCalls } from '@/contract/feature';
import { type Adapter, verb } from '../adapter';

/** Features. */
export const featureAdapter = {
  area: 'feature',
  list: featureCalls.getAllFeature,
  create: featureCalls.createFeature,
  update: verb(featureCalls.editFeature, 'feature_id'),
  delete: verb(featureCalls.deleteFeature, 'feature_id'),
} satisfies Adapter;
