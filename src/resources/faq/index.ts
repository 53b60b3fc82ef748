import { defineResource } from '@/components/routing/defineResource';
import { lazyScreen } from '@/components/routing/lazyScreen';

/** Frequently asked questions. */
export const faq = defineResource({
  name: 'faq',
  recordRepresentation: 'faq_title',
  list: lazyScreen(() => import('./FaqList'), 'FaqList'),
  forms: async () => (await import('./faqForms')).faqForms,
});
