import { z } from 'zod/mini';
import { type Adapter, ofCourse, verb } from './adapter';
import { defineCalls, get, patch, post, remove, search } from './call';
import { courseFilter, courseName } from './courseText';
import { audit, bsDateOr, editorType, htmlText, id, text } from './fields';
import { image } from './fileFields';
import { data, done, lenient, written } from './replies';

/** An article for the learners of a course, who read it from its day of publishing; as stored. Source: admin areas, section 3. */
export const article = z.object({
  iid: id,
  article_title: z.string(),
  /** A path below `/media/`. */
  article_banner: z.nullable(z.string()),
  /** HTML, written in the editor that `description_editor_type` names. */
  article: z.string(),
  author_name: z.string(),
  course_iid: id,
  /** The day of publishing in Bikram Sambat. */
  publish_date_nep: z.string(),
  description_editor_type: editorType,
  ...audit,
});

const wholeArticle = z.extend(article, {
  ...courseName,
  /** Its name in an address, which other servers may omit, as they may the next. */
  slug: z.optional(z.string()),
  /** The same day in the Gregorian calendar. */
  get_publish_date: z.nullish(z.string()),
});

export type Article = z.output<typeof wholeArticle>;

const wording = ['must_have_more_than', 'should_not_have_more_than', 'required'] as const;

const fields = z.extend(courseFilter, {
  article_title: text(10, 100, wording),
  author_name: text(5, 100, wording),
  publish_date_nep: bsDateOr('date_required'),
  article: htmlText(1),
});

export const articleBannerForm = z.object({ article_banner: image });
export const articleForm = z.extend(fields, {
  ...articleBannerForm.shape,
  description_editor_type: z._default(editorType, 'ck'),
});
/** A separate call changes the banner. The editor is optional: the present one stays. */
export const articleEditForm = z.extend(fields, { description_editor_type: z.optional(editorType) });

const one = z.object({ article_id: id });

const inArticleData = z.object({ articleData: wholeArticle });

/** One article, in `articleData`, which other servers may put into `data`. */
const articleReply = lenient(
  z.pipe(
    z.union([inArticleData, z.object({ data: inArticleData })]),
    z.transform((reply) => ({ data: 'data' in reply ? reply.data.articleData : reply.articleData })),
  ),
  inArticleData,
);

/** Articles. Source: admin areas, sections 2.10, 5, 7 and 9. */
export const articleCalls = defineCalls('content', {
  getArticleByCourse: search('/article/getArticleByCourse', {
    summary: 'The articles of a course, the one to be published last first',
    body: courseFilter,
    reply: data(z.array(wholeArticle)),
  }),
  getArticlesById: get('/article/getArticlesById/{id}', {
    summary: 'One article by its id or slug',
    missing: 'article_not_found',
    reply: articleReply,
  }),
  createArticles: post('/article/createArticles', {
    summary: 'Publish an article for the learners of a course, from its day of publishing',
    multipart: true,
    body: articleForm,
    reply: written(wholeArticle),
  }),
  updateArticles: patch('/article/updateArticles', {
    summary: 'Change an article, but for its banner and its course',
    body: z.extend(articleEditForm, one.shape),
    reply: written(wholeArticle),
  }),
  updateArticleBanner: patch('/article/updateArticleBanner', {
    summary: 'Give an article another banner',
    multipart: true,
    body: z.extend(articleBannerForm, one.shape),
    reply: written(wholeArticle),
  }),
  deleteArticles: remove('/article/deleteArticles/{id}', {
    summary: 'Delete an article, and its banner',
    reply: done,
  }),
});

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
