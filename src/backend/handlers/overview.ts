import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found } from '@/backend/records';
import { say } from '@/contract/message';
import type { overviewCalls } from '@/contract/overview';
import { columnsOf, inOrder, withCourse, withCourses } from './courseTexts';

/** Program overviews. */
export const overviewHandlers: Handlers<typeof overviewCalls> = {
  getAllOverview: async (_, { store }) => ({ data: await withCourses(store, await store.list('overview', { sort: inOrder })) }),

  getOverviewByCourse: async ({ courses: course_iid }, { store }) => ({
    data: await withCourses(store, await store.list('overview', { where: { course_iid }, sort: inOrder })),
  }),

  getOverviewById: async ({ id }, { store }) => {
    const row = await findByIdOrSlug({ byId: (iid) => store.get('overview', iid) }, id);
    return { data: await withCourse(store, found(row, missing)) };
  },

  createOverview: async (form, context) => {
    const { store } = context;
    const row = await store.insert('overview', { ...(await columnsOf(store, form)), ...created(context) });
    return { data: await withCourse(store, row), msg: say('overview_created') };
  },

  editOverview: async ({ overview_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const changes = { ...(await columnsOf(store, form)), ...changed(context, modified_remarks) };
    const row = found(await store.update('overview', overview_id, changes), missing);
    return { data: await withCourse(store, row), msg: say('overview_updated') };
  },

  deleteOverview: async ({ overview_id }, { store }) => {
    found(await store.get('overview', overview_id, 'lock'), missing);
    await store.remove('overview', overview_id);
    return { msg: say('overview_deleted') };
  },
};

const missing = 'overview_not_found';
