import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Both screens share their texts. */
const texts = {
  en: async () => (await import('./messages')).batchTagMessages,
  ne: async () => (await import('./messages.ne')).batchTagMessagesNe,
};

const popups = async () => (await import('./BatchTagPopups')).BatchTagPopups;

/** The students who have bought packages of a course, to be tagged with a batch. */
export const batchTag = defineResource({
  name: 'batchTag',
  right: 'classes',
  recordRepresentation: 'full_name',
  titles: { list: 'batch_tag.students' },
  texts,
  adapter: async () => (await import('@/contract/batchTag')).studentAdapter,
  list: lazyScreen(() => import('./StudentList'), 'StudentList'),
  popups: {
    tag: lazyScreen(() => import('./TagAndMoveStudents'), 'TagStudents'),
    roster: lazyScreen(() => import('./Roster'), 'Roster'),
  },
});

/** The students of a batch, and those who left it. */
export const batchTagReport = defineResource({
  name: 'batchTagReport',
  right: 'classes',
  recordRepresentation: 'student_name',
  titles: { list: 'batch_tag.list' },
  texts,
  adapter: async () => (await import('@/contract/batchTag')).batchTagAdapter,
  list: lazyScreen(() => import('./BatchTagList'), 'BatchTagList'),
  popups: {
    move: lazyScreen(() => import('./TagAndMoveStudents'), 'MoveStudents'),
    delete: lazyScreen(popups, 'Delete'),
    'restore/:id': lazyScreen(popups, 'Restore'),
  },
});
