import { featureTagCalls } from '@/contract/featureTag';
import type { Adapter } from '../adapter';

/** The tags of features that were deleted. */
export const featureTagRestoreAdapter: Adapter = { list: featureTagCalls.getDeletedFeatureTag };
