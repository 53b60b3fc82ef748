import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { faqCalls } from '@/contract/faq';
import { say } from '@/contract/message';
import { byCourse, columnsOf, nameOfCourse } from './courseTexts';

/** Frequently asked questions. */
export const faqHandlers: Handlers<typeof faqCalls> = {
  getAllFAQ: async (_, { store }) => ({ data: await store.list('faq', byCourse) }),

  getFAQByCourse: async ({ courses: course_iid }, { store }) => ({
    data: await store.list('faq', { ...byCourse, where: { course_iid } }),
  }),

  fetchFAQById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findFaq(store, iid) }, id), missing),
  }),

  createFAQ: async (form, context) => {
    const { store } = context;
    const { iid } = await store.insert('faq', { ...(await columnsOf(store, form)), ...created(context) });
    return { data: found(await findFaq(store, iid), missing), msg: say('faq_created') };
  },

  editFAQ: async ({ faq_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const changes = { ...(await columnsOf(store, form)), ...changed(context, modified_remarks) };
    await store.update('faq', faq_id, changes);
    return { data: found(await findFaq(store, faq_id), missing), msg: say('faq_updated') };
  },
};

const missing = 'faq_not_found';

const findFaq = async (store: Store, iid: number) => (await store.list('faq', { where: { iid }, join: nameOfCourse }))[0];
