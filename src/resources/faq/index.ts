import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Frequently asked questions. */
export const faq = defineResource({
  name: 'faq',
  right: 'content',
  recordRepresentation: 'faq_title',
  titles: { list: 'faq.list', add: 'faq.add' },
  above: [inCourse],
  texts: {
    en: async () => (await import('./messages')).faqMessages,
    ne: async () => (await import('./messages.ne')).faqMessagesNe,
  },
  adapter: async () => (await import('@/contract/faq')).faqAdapter,
  list: lazyScreen(() => import('./FaqList'), 'FaqList'),
  forms: async () => (await import('./faqForms')).faqForms,
});
