import { articleCalls } from '@/contract/article';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Articles. */
export const articleAdapter = {
  area: 'article',
  list: articleCalls.getArticleByCourse,
  one: articleCalls.getArticlesById,
  create: articleCalls.createArticles,
  update: verb(articleCalls.updateArticles, 'article_id'),
  delete: verb(articleCalls.deleteArticles, 'id'),
  toRecord: ofCourse,
} satisfies Adapter;
