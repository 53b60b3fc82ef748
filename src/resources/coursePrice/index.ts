import { inCourse } from '@/components/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/routing/lazyScreen';

const switches = async () => (await import('./CoursePriceSwitches')).CoursePriceSwitches;

/** The prices of courses' packages. */
export const coursePrice = defineResource({
  name: 'coursePriceSetup',
  recordRepresentation: 'package_name',
  titles: { list: 'course_price.list', add: 'course_price.add' },
  above: [inCourse],
  texts: {
    en: async () => (await import('./messages')).coursePriceMessages,
    ne: async () => (await import('./messages.ne')).coursePriceMessagesNe,
  },
  adapter: async () => (await import('@/providers/data/adapters/coursePrice')).coursePriceAdapter,
  list: lazyScreen(() => import('./CoursePriceList'), 'CoursePriceList'),
  forms: async () => (await import('./coursePriceForms')).coursePriceForms,
  popups: {
    'activate/:id': lazyScreen(switches, 'Activate'),
    'deactivate/:id': lazyScreen(switches, 'Deactivate'),
    'delete/:id': lazyScreen(() => import('./CoursePriceDelete'), 'CoursePriceDelete'),
  },
});
