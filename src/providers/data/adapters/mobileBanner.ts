import { mobileBannerCalls } from '@/contract/mobileBanner';
import { type Adapter, ofCourse, verb } from '../adapter';

/** The banners of the phone application. */
export const mobileBannerAdapter = {
  area: 'mobile_banner',
  list: mobileBannerCalls.getAllMobileBanner,
  create: mobileBannerCalls.createMobileBanner,
  update: verb(mobileBannerCalls.updateMobileBanner, 'banner_id'),
  delete: verb(mobileBannerCalls.deleteMobileBanner, 'banner_id'),
  toRecord: ofCourse,
} satisfies Adapter;
