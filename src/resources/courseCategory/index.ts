import { levels } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Course categories. */
export const courseCategory = defineResource({
  name: levels.category.resource,
  right: 'catalogue',
  recordRepresentation: 'category_name',
  titles: { list: 'category.list', add: 'category.add' },
  texts: {
    en: async () => (await import('./messages')).categoryMessages,
    ne: async () => (await import('./messages.ne')).categoryMessagesNe,
  },
  adapter: async () => (await import('@/contract/category')).categoryAdapter,
  list: lazyScreen(() => import('./CategoryList'), 'CategoryList'),
  forms: async () => (await import('./categoryForms')).categoryForms,
});
