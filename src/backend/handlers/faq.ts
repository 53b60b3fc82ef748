import type { Handlers } from '@/backend/handler';
import { changed, created, findById, found, referred } from '@/backend/records';
import type { faqCalls } from '@/contract/faq';
import { say } from '@/contract/message';
import { withCourse, withCourses } from './names';

/** Frequently asked questions. */
export const faqHandlers: Handlers<typeof faqCalls> = {
  getAllFAQ: async (_, { store }) => ({ data: await withCourses(store, await store.list('faq', { sort: inOrder })) }),

  getFAQByCourse: async ({ courses }, { store }) => ({
    data: await withCourses(store, await store.list('faq', { where: { course_iid: courses }, sort: inOrder })),
  }),

  fetchFAQById: async ({ id }, { store }) => ({
    data: await withCourse(store, found(await findById(id, (iid) => store.get('faq', iid)), missing)),
  }),

  createFAQ: async ({ courses, ...form }, context) => {
    const { store } = context;
    referred(await store.get('course', courses), 'courses');
    const row = await store.insert('faq', { ...form, course_iid: courses, ...created(context) });
    return { data: await withCourse(store, row), msg: say('faq_created') };
  },

  editFAQ: async ({ faq_id, courses, modified_remarks, ...form }, context) => {
    const { store } = context;
    referred(await store.get('course', courses), 'courses');
    const changes = { ...form, course_iid: courses, ...changed(context, modified_remarks) };
    const row = found(await store.update('faq', faq_id, changes), missing);
    return { data: await withCourse(store, row), msg: say('faq_updated') };
  },
};

const missing = 'faq_not_found';
const inOrder = ['course_iid', 'priority_order'] as const;
