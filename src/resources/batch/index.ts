import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Groups of students who take a course together. */
export const batch = defineResource({
  name: 'batchSetup',
  right: 'classes',
  recordRepresentation: 'batch_name',
  titles: { list: 'batch.list', add: 'batch.add' },
  above: [inCourse],
  texts: {
    en: async () => (await import('./messages')).batchMessages,
    ne: async () => (await import('./messages.ne')).batchMessagesNe,
  },
  adapter: async () => (await import('@/contract/batch')).batchAdapter,
  list: lazyScreen(() => import('./BatchList'), 'BatchList'),
  forms: async () => (await import('./batchForms')).batchForms,
  popups: {
    'delete/:id': lazyScreen(() => import('./BatchDelete'), 'BatchDelete'),
    'copy/:id': lazyScreen(() => import('./BatchCopy'), 'BatchCopy'),
  },
});
