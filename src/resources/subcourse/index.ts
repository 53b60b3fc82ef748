import { aboveLevel, levels } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Subcourses. */
export const subcourse = defineResource({
  name: levels.subcourse.resource,
  right: 'catalogue',
  recordRepresentation: 'subcourse_name',
  titles: { list: 'subcourse.list', add: 'subcourse.add' },
  above: aboveLevel('subcourse'),
  texts: {
    en: async () => (await import('./messages')).subcourseMessages,
    ne: async () => (await import('./messages.ne')).subcourseMessagesNe,
  },
  adapter: async () => (await import('@/contract/subcourse')).subcourseAdapter,
  list: lazyScreen(() => import('./SubcourseList'), 'SubcourseList'),
  forms: async () => (await import('./subcourseForms')).subcourseForms,
});
