import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const popups = async () => (await import('./AlumniPopups')).AlumniPopups;
const image = lazyScreen(popups, 'Image');

/** Former learners of the courses, and their testimonials. */
export const alumni = defineResource({
  name: 'alumni',
  right: 'people',
  recordRepresentation: 'alumni_name',
  titles: { list: 'alumni.list', add: 'alumni.add' },
  above: [inCourse],
  texts: {
    en: async () => (await import('./messages')).alumniMessages,
    ne: async () => (await import('./messages.ne')).alumniMessagesNe,
  },
  adapter: async () => (await import('@/contract/alumni')).alumniAdapter,
  list: lazyScreen(() => import('./AlumniList'), 'AlumniList'),
  forms: async () => (await import('./alumniForms')).alumniForms,
  popups: { 'image/:id': image, 'delete/:id': lazyScreen(popups, 'Delete') },
  detailsPage: { route: 'viewDetails', popups: { image } },
});
