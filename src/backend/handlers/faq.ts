import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { faqCalls } from '@/contract/faq';
import { say } from '@/contract/message';
import { courseNames } from './names';

/** Frequently asked questions. */
export const faqHandlers: Handlers<typeof faqCalls> = {
  getAllFAQ: async (_, { store }) => ({ data: await withCourses(store, await store.list('faq', { sort: inOrder })) }),

  getFAQByCourse: async ({ courses }, { store }) => ({
    data: await withCourses(store, await store.list('faq', { where: { course_iid: courses }, sort: inOrder })),
  }),

  fetchFAQById: async ({ id }, { store }) => {
    const finder = { byId: (iid: number) => store.get('faq', iid), bySlug: async () => undefined };
    return { data: await withCourse(store, found(await findByIdOrSlug(finder, id), missing)) };
  },

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

type Faq = Row<'faq'>;

async function withCourses(store: Store, rows: readonly Faq[]) {
  const names = await courseNames(store, [...new Set(rows.map(({ course_iid }) => course_iid))]);
  return rows.map((row) => ({ ...row, ...names(row.course_iid) }));
}

async function withCourse(store: Store, row: Faq) {
  const names = await courseNames(store, [row.course_iid]);
  return { ...row, ...names(row.course_iid) };
}
