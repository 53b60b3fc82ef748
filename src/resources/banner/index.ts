import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Both kinds of banners share their texts. */
const texts = {
  en: async () => (await import('./messages')).bannerMessages,
  ne: async () => (await import('./messages.ne')).bannerMessagesNe,
};

const mobilePopups = async () => (await import('./BannerPopups')).MobileBannerPopups;
const homePopups = async () => (await import('./BannerPopups')).HomeBannerPopups;

/** The banners of the learners' phone application. */
export const mobileBanner = defineResource({
  name: 'mobileBannerSetup',
  right: 'banner',
  recordRepresentation: 'banner_tag_line',
  titles: { list: 'mobile_banner.list', add: 'mobile_banner.add' },
  above: [inCourse],
  texts,
  adapter: async () => (await import('@/contract/mobileBanner')).mobileBannerAdapter,
  list: lazyScreen(() => import('./MobileBannerList'), 'MobileBannerList'),
  forms: async () => (await import('./bannerForms')).mobileBannerForms,
  popups: { 'image/:id': lazyScreen(mobilePopups, 'Image'), 'delete/:id': lazyScreen(mobilePopups, 'Delete') },
  figure: { texts: 'mobile_banner.figure' },
});

/** The banners of the home page. */
export const homeBanner = defineResource({
  name: 'homeBannerSetup',
  right: 'banner',
  recordRepresentation: 'banner_tag_line',
  titles: { list: 'home_banner.list', add: 'home_banner.add' },
  texts,
  adapter: async () => (await import('@/contract/homeBanner')).homeBannerAdapter,
  list: lazyScreen(() => import('./HomeBannerList'), 'HomeBannerList'),
  forms: async () => (await import('./bannerForms')).homeBannerForms,
  popups: { 'image/:id': lazyScreen(homePopups, 'Image'), 'delete/:id': lazyScreen(homePopups, 'Delete') },
  figure: { texts: 'home_banner.figure' },
});
