import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { calledByQuestion, names, texts } from './quizNames';

/** The question bank. */
export const quiz = defineResource({
  name: names.bank,
  right: 'quiz',
  recordRepresentation: calledByQuestion,
  titles: { list: 'quiz.list', add: 'quiz.add' },
  texts,
  adapter: async () => (await import('@/contract/quizBank')).quizAdapter,
  list: lazyScreen(() => import('./QuizList'), 'QuizList'),
  forms: async () => (await import('./quizForms')).quizForms,
  inPages: 'all',
  popups: { 'delete/:id': lazyScreen(() => import('./QuizDelete'), 'QuizDelete') },
  pages: { import: { title: 'quiz_import.title', screen: lazyScreen(() => import('./transfer/ImportPage'), 'ImportPage') } },
  detailsPage: {
    route: 'view',
    popups: { tag: lazyScreen(async () => (await import('./QuizTagPopups')).QuizTagPopups, 'Tag') },
  },
});
