import { defineResource } from '@/components/routing/defineResource';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { shortText } from '@/domain/shortText';

/** The question bank. */
export const quiz = defineResource({
  name: 'quizsetup',
  recordRepresentation: ({ question }) => (typeof question === 'string' ? shortText(question) : ''),
  titles: { list: 'quiz.list', add: 'quiz.add' },
  texts: {
    en: async () => (await import('./messages')).quizMessages,
    ne: async () => (await import('./messages.ne')).quizMessagesNe,
  },
  adapter: async () => (await import('@/providers/data/adapters/quiz')).quizAdapter,
  list: lazyScreen(() => import('./QuizList'), 'QuizList'),
  forms: async () => (await import('./quizForms')).quizForms,
  inPages: 'all',
  popups: { 'delete/:id': lazyScreen(() => import('./QuizDelete'), 'QuizDelete') },
});
