import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';
import type { overviewCalls } from '@/contract/overview';
import { byCourse, columnsOf, nameOfCourse } from './courseTexts';

/** Program overviews. */
export const overviewHandlers: Handlers<typeof overviewCalls> = {
  getAllOverview: async (_, { store }) => ({ data: await store.list('overview', byCourse) }),

  getOverviewByCourse: async ({ courses: course_iid }, { store }) => ({
    data: await store.list('overview', { ...byCourse, where: { course_iid } }),
  }),

  getOverviewById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findOverview(store, iid) }, id), missing),
  }),

  createOverview: async (form, context) => {
    const { store } = context;
    const { iid } = await store.insert('overview', { ...(await columnsOf(store, form)), ...created(context) });
    return { data: found(await findOverview(store, iid), missing), msg: say('overview_created') };
  },

  editOverview: async ({ overview_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const changes = { ...(await columnsOf(store, form)), ...changed(context, modified_remarks) };
    await store.update('overview', overview_id, changes);
    return { data: found(await findOverview(store, overview_id), missing), msg: say('overview_updated') };
  },

  deleteOverview: async ({ overview_id }, { store }) => {
    found(await store.get('overview', overview_id, 'lock'), missing);
    await store.remove('overview', overview_id);
    return { msg: say('overview_deleted') };
  },
};

const missing = 'overview_not_found';

const findOverview = async (store: Store, iid: number) =>
  (await store.list('overview', { where: { iid }, join: nameOfCourse }))[0];
