import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records';
import type { Store } from '@/backend/store/port';
import type { faqCalls } from '@/contract/faq';
import { say } from '@/contract/message';
import { nameOfCourse } from './names';

/** Frequently asked questions. */
export const faqHandlers: Handlers<typeof faqCalls> = {
  getAllFAQ: async (_, { store }) => ({ data: await store.list('faq', { join: nameOfCourse, sort: inOrder }) }),

  getFAQByCourse: async ({ courses }, { store }) => ({
    data: await store.list('faq', { where: { course_iid: courses }, join: nameOfCourse, sort: inOrder }),
  }),

  fetchFAQById: async ({ id }, { store }) => {
    const finder = { byId: (iid: number) => findFaq(store, iid), bySlug: async () => undefined };
    return { data: found(await findByIdOrSlug(finder, id), missing) };
  },

  createFAQ: async ({ courses, ...form }, context) => {
    const { store } = context;
    referred(await store.get('course', courses), 'courses');
    const { iid } = await store.insert('faq', { ...form, course_iid: courses, ...created(context) });
    return { data: found(await findFaq(store, iid), missing), msg: say('faq_created') };
  },

  editFAQ: async ({ faq_id, courses, modified_remarks, ...form }, context) => {
    const { store } = context;
    referred(await store.get('course', courses), 'courses');
    await store.update('faq', faq_id, { ...form, course_iid: courses, ...changed(context, modified_remarks) });
    return { data: found(await findFaq(store, faq_id), missing), msg: say('faq_updated') };
  },
};

const missing = 'faq_not_found';
const inOrder = ['course_iid', 'priority_order'] as const;

/** A question with the name of its course. */
const findFaq = async (store: Store, iid: number) => (await store.list('faq', { where: { iid }, join: nameOfCourse }))[0];
