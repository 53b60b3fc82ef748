import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const popups = async () => (await import('./EnquiryPopups')).EnquiryPopups;

/** What people ask about a course. */
export const enquiry = defineResource({
  name: 'enquirySetup',
  right: 'enquiry',
  recordRepresentation: 'name',
  titles: { list: 'enquiry.list' },
  above: [inCourse],
  texts: {
    en: async () => (await import('./messages')).enquiryMessages,
    ne: async () => (await import('./messages.ne')).enquiryMessagesNe,
  },
  adapter: async () => (await import('@/contract/enquiry')).enquiryAdapter,
  list: lazyScreen(() => import('./EnquiryList'), 'EnquiryList'),
  show: lazyScreen(popups, 'View'),
  popups: {
    'status/:id': lazyScreen(popups, 'Status'),
    'note/:id': lazyScreen(popups, 'Note'),
    'notes/:id': lazyScreen(popups, 'Notes'),
    'message/:id': lazyScreen(() => import('./EnquiryMessage'), 'EnquiryMessage'),
  },
});
