import type { Handlers } from '@/backend/handler';
import { articlesOf } from '@/backend/records/finders';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records/records';
import { withSlug } from '@/backend/records/slugs';
import { fieldRefusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { articleCalls } from '@/contract/article';
import { say } from '@/contract/message';
import { fromBs, toAd } from '@/domain/calendar/bikramSambat';
import { columnsOf, nameOfCourse } from './courseTexts';

/** Articles. */
export const articleHandlers: Handlers<typeof articleCalls> = {
  getArticleByCourse: async ({ courses: course_iid }, { store }) => ({
    data: (await store.list('article', { ...newestFirst, where: { course_iid } })).map(withDate),
  }),

  getArticlesById: async ({ id }, { store }) => {
    const { iid } = found(await findByIdOrSlug(articlesOf(store), id), missing);
    return { articleData: await findArticle(store, iid) };
  },

  createArticles: async (form, context) => {
    const { store } = context;
    const row = { ...(await columnsOf(store, form)), ...created(context) };
    const { iid } = await withSlug(articlesOf(store), form.article_title, (slug) => store.insert('article', { ...row, slug }));
    return { data: await findArticle(store, iid), msg: say('article_created') };
  },

  updateArticles: async ({ article_id, courses, description_editor_type, ...form }, context) => {
    const { store } = context;
    referred(await store.get('course', courses), 'courses');
    const { course_iid } = found(await store.get('article', article_id, 'lock'), missing);
    if (courses !== course_iid) throw fieldRefusal('courses', say('article_course_stays'));
    const editor = description_editor_type && { description_editor_type };
    await store.update('article', article_id, { ...form, ...editor, ...changed(context) });
    return { data: await findArticle(store, article_id), msg: say('article_updated') };
  },

  updateArticleBanner: async ({ article_id, article_banner }, context) => {
    const { store } = context;
    await store.update('article', article_id, { article_banner, ...changed(context) });
    return { data: await findArticle(store, article_id), msg: say('article_banner_updated') };
  },

  deleteArticles: async ({ id }, { store }) => {
    const { iid } = found(await findByIdOrSlug({ byId: (wanted) => store.get('article', wanted, 'lock') }, id), missing);
    await store.remove('article', iid);
    return { msg: say('article_deleted') };
  },
};

const missing = 'article_not_found';

const newestFirst = { join: nameOfCourse, sort: [{ column: 'publish_date_nep', order: 'desc' }] } as const;

/** An article with its course's name and its date in the Gregorian calendar, or a 404. */
const findArticle = async (store: Store, iid: number) =>
  withDate(found((await store.list('article', { where: { iid }, join: nameOfCourse }))[0], missing));

function withDate<Row extends { publish_date_nep: string }>(row: Row) {
  const day = fromBs(row.publish_date_nep);
  return { ...row, get_publish_date: day === undefined ? null : toAd(day) };
}
