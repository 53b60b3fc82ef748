import { levels } from '@/components/courseTree/levels';
import { defineResource } from '@/components/routing/defineResource';
import { lazyScreen } from '@/components/routing/lazyScreen';

/** Subcourses. */
export const subcourse = defineResource({
  name: levels.subcourse.resource,
  recordRepresentation: 'subcourse_name',
  list: lazyScreen(() => import('./SubcourseList'), 'SubcourseList'),
  forms: async () => (await import('./subcourseForms')).subcourseForms,
});
