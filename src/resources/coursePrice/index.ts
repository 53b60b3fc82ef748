import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const switches = async () => (await import('./CoursePricePopups')).CoursePriceSwitches;

/** The prices of courses' packages. */
export const coursePrice = defineResource({
  name: 'coursePriceSetup',
  right: 'prices',
  recordRepresentation: 'package_name',
  titles: { list: 'course_price.list', add: 'course_price.add' },
  above: [inCourse],
  texts: {
    en: async () => (await import('./messages')).coursePriceMessages,
    ne: async () => (await import('./messages.ne')).coursePriceMessagesNe,
  },
  adapter: async () => (await import('@/contract/coursePrice')).coursePriceAdapter,
  list: lazyScreen(() => import('./CoursePriceList'), 'CoursePriceList'),
  forms: async () => (await import('./coursePriceForms')).coursePriceForms,
  popups: {
    'activate/:id': lazyScreen(switches, 'Activate'),
    'deactivate/:id': lazyScreen(switches, 'Deactivate'),
    'delete/:id': lazyScreen(() => import('./CoursePricePopups'), 'CoursePriceDelete'),
  },
});
