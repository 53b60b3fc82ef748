import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found } from '@/backend/records';
import type { faqCalls } from '@/contract/faq';
import { say } from '@/contract/message';
import { columnsOf, inOrder, withCourse, withCourses } from './courseTexts';

/** Frequently asked questions. */
export const faqHandlers: Handlers<typeof faqCalls> = {
  getAllFAQ: async (_, { store }) => ({ data: await withCourses(store, await store.list('faq', { sort: inOrder })) }),

  getFAQByCourse: async ({ courses: course_iid }, { store }) => ({
    data: await withCourses(store, await store.list('faq', { where: { course_iid }, sort: inOrder })),
  }),

  fetchFAQById: async ({ id }, { store }) => {
    const row = await findByIdOrSlug({ byId: (iid) => store.get('faq', iid) }, id);
    return { data: await withCourse(store, found(row, missing)) };
  },

  createFAQ: async (form, context) => {
    const { store } = context;
    const row = await store.insert('faq', { ...(await columnsOf(store, form)), ...created(context) });
    return { data: await withCourse(store, row), msg: say('faq_created') };
  },

  editFAQ: async ({ faq_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const changes = { ...(await columnsOf(store, form)), ...changed(context, modified_remarks) };
    const row = found(await store.update('faq', faq_id, changes), missing);
    return { data: await withCourse(store, row), msg: say('faq_updated') };
  },
};

const missing = 'faq_not_found';
