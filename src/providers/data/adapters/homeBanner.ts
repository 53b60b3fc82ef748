import { homeBannerCalls } from '@/contract/homeBanner';
import { type Adapter, verb } from '../adapter';

/** The banners of the home page. */
export const homeBannerAdapter = {
  area: 'home_banner',
  list: homeBannerCalls.getAllHomeBanner,
  create: homeBannerCalls.createHomeBanner,
  update: verb(homeBannerCalls.updateHomeBanner, 'banner_id'),
  delete: verb(homeBannerCalls.deleteHomeBanner, 'banner_id'),
} satisfies Adapter;
