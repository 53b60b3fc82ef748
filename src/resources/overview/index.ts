import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Program overviews. */
export const overview = defineResource({
  name: 'course_overview',
  right: 'content',
  recordRepresentation: 'overview_title',
  titles: { list: 'overview.list', add: 'overview.add' },
  above: [inCourse],
  texts: {
    en: async () => (await import('./messages')).overviewMessages,
    ne: async () => (await import('./messages.ne')).overviewMessagesNe,
  },
  adapter: async () => (await import('@/contract/overview')).overviewAdapter,
  list: lazyScreen(() => import('./OverviewList'), 'OverviewList'),
  forms: async () => (await import('./overviewForms')).overviewForms,
  popups: { 'delete/:id': lazyScreen(() => import('./OverviewDelete'), 'OverviewDelete') },
});
