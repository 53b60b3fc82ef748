import { onboardCalls } from '@/contract/onboard';
import { type Adapter, verb } from '../adapter';

/** Onboarding banners. */
export const onboardAdapter = {
  area: 'onboard',
  list: onboardCalls.getAllOnboard,
  create: onboardCalls.createOnboard,
  update: verb(onboardCalls.updateOnboard, 'banner_id'),
  delete: verb(onboardCalls.deleteOnboard, 'banner_id'),
} satisfies Adapter;
