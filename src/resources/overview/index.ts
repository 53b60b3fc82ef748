import { defineResource } from '@/components/routing/defineResource';
import { lazyScreen } from '@/components/routing/lazyScreen';

/** Program overviews. */
export const overview = defineResource({
  name: 'course_overview',
  recordRepresentation: 'overview_title',
  list: lazyScreen(() => import('./OverviewList'), 'OverviewList'),
  popups: { 'delete/:id': lazyScreen(() => import('./OverviewDelete'), 'OverviewDelete') },
  forms: async () => (await import('./overviewForms')).overviewForms,
});
