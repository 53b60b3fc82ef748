import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const popups = async () => (await import('./ArticlePopups')).ArticlePopups;

/** Articles for the learners of a course. */
export const article = defineResource({
  name: 'articleSetup',
  right: 'content',
  recordRepresentation: 'article_title',
  titles: { list: 'article.list', add: 'article.add' },
  formRoutes: { add: 'addArticle', edit: 'editArticles' },
  above: [inCourse],
  texts: {
    en: async () => (await import('./messages')).articleMessages,
    ne: async () => (await import('./messages.ne')).articleMessagesNe,
  },
  adapter: async () => (await import('@/contract/article')).articleAdapter,
  list: lazyScreen(() => import('./ArticleList'), 'ArticleList'),
  forms: async () => (await import('./articleForms')).articleForms,
  inPages: 'all',
  popups: {
    'image/:id': lazyScreen(popups, 'Banner'),
    'delete/:id': lazyScreen(popups, 'Delete'),
  },
});
