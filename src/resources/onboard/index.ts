import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const popups = async () => (await import('./OnboardPopups')).OnboardPopups;

/** The pictures on the phone application's first start. */
export const onboard = defineResource({
  name: 'onBoardMobileSetup',
  right: 'banner',
  recordRepresentation: 'onboard_title',
  titles: { list: 'onboard.list', add: 'onboard.add' },
  texts: {
    en: async () => (await import('./messages')).onboardMessages,
    ne: async () => (await import('./messages.ne')).onboardMessagesNe,
  },
  adapter: async () => (await import('@/contract/onboard')).onboardAdapter,
  list: lazyScreen(() => import('./OnboardList'), 'OnboardList'),
  forms: async () => (await import('./onboardForms')).onboardForms,
  popups: {
    'image/:id': lazyScreen(popups, 'Image'),
    'delete/:id': lazyScreen(popups, 'Delete'),
    'restore/:id': lazyScreen(popups, 'Restore'),
  },
});
