import type { Handlers } from '@/backend/handler';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { alumniCalls } from '@/contract/alumni';
import { say } from '@/contract/message';
import { columnsOf, nameOfCourse } from './courseTexts';

/** Alumni of the courses. */
export const alumniHandlers: Handlers<typeof alumniCalls> = {
  getAllAlumni: async (_, { store }) => ({ data: await store.list('alumni', { join: nameOfCourse }) }),

  getAlumniById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findAlumni(store, iid) }, id), missing),
  }),

  createAlumni: async ({ alumni_img = null, ...form }, context) => {
    const { store } = context;
    const { iid } = await store.insert('alumni', { ...(await columnsOf(store, form)), alumni_img, ...created(context) });
    return { data: found(await findAlumni(store, iid), missing), msg: say('alumni_created') };
  },

  editAlumni: async ({ alumni_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const columns = await columnsOf(store, form);
    await store.update('alumni', alumni_id, { ...columns, ...changed(context, modified_remarks) });
    return { data: found(await findAlumni(store, alumni_id), missing), msg: say('alumni_updated') };
  },

  updateAlumniImg: async ({ alumni_id, alumni_img }, context) => {
    const { store } = context;
    await store.update('alumni', alumni_id, { alumni_img, ...changed(context) });
    return { data: found(await findAlumni(store, alumni_id), missing), msg: say('image_updated') };
  },

  deleteAlumni: async ({ alumni_id }, { store }) => {
    found(await store.get('alumni', alumni_id, 'lock'), missing);
    await store.remove('alumni', alumni_id);
    return { msg: say('alumni_deleted') };
  },
};

const missing = 'alumni_not_found';

const findAlumni = async (store: Store, iid: number) => (await store.list('alumni', { where: { iid }, join: nameOfCourse }))[0];
