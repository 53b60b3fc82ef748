import { aboveLevel, levels } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const switches = async () => (await import('./CourseSwitches')).CourseSwitches;
const activate = lazyScreen(switches, 'Activate');
const deactivate = lazyScreen(switches, 'Deactivate');

/** Courses. */
export const course = defineResource({
  name: levels.course.resource,
  right: 'catalogue',
  recordRepresentation: 'course_name',
  titles: { list: 'course.list', add: 'course.add' },
  above: aboveLevel('course'),
  texts: {
    en: async () => (await import('./messages')).courseMessages,
    ne: async () => (await import('./messages.ne')).courseMessagesNe,
  },
  adapter: async () => (await import('@/contract/course')).courseAdapter,
  list: lazyScreen(() => import('./CourseList'), 'CourseList'),
  forms: async () => (await import('./courseForms')).courseForms,
  popups: {
    activate,
    deactivate,
    'activate/:id': activate,
    'deactivate/:id': deactivate,
    'date/:id': lazyScreen(async () => (await import('./CourseChanges')).CourseChanges, 'Date'),
  },
});
