import { levels } from '@/components/courseTree/levels';
import { defineResource } from '@/components/routing/defineResource';
import { lazyScreen } from '@/components/routing/lazyScreen';

/** Course categories. */
export const courseCategory = defineResource({
  name: levels.category.resource,
  recordRepresentation: 'category_name',
  list: lazyScreen(() => import('./CategoryList'), 'CategoryList'),
  forms: async () => (await import('./categoryForms')).categoryForms,
});
