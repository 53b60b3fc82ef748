import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Quiz levels. */
export const quizLevel = defineResource({
  name: 'quizLevelSetup',
  right: 'quiz',
  recordRepresentation: 'level_name',
  titles: { list: 'quiz_level.list', add: 'quiz_level.add' },
  texts: {
    en: async () => (await import('./messages')).quizLevelMessages,
    ne: async () => (await import('./messages.ne')).quizLevelMessagesNe,
  },
  adapter: async () => (await import('@/contract/quizLevel')).quizLevelAdapter,
  list: lazyScreen(() => import('./QuizLevelList'), 'QuizLevelList'),
  forms: async () => (await import('./quizLevelForms')).quizLevelForms,
});
