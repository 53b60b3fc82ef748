import type { Handlers } from '@/backend/handler';
import { changed, created, found } from '@/backend/records/records';
import { fieldRefusal, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';
import type { onboardCalls } from '@/contract/onboard';

/** Onboarding banners. */
export const onboardHandlers: Handlers<typeof onboardCalls> = {
  getAllOnboard: async (_, { store }) => ({
    data: await store.list('onboard', { sort: ['is_deleted_flag', 'onboard_priority'] }),
  }),

  createOnboard: async (form, context) => {
    const { store } = context;
    const taken = await whoHas(store, form.onboard_priority);
    if (taken) throw fieldRefusal('onboard_priority', takenBy(taken));
    const row = await store.insert('onboard', { ...form, is_deleted_flag: 'n', ...created(context) });
    return { data: row, msg: say('onboard_created') };
  },

  updateOnboard: async ({ banner_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const { is_deleted_flag } = found(await store.get('onboard', banner_id, 'lock'), missing);
    const taken = await whoHas(store, form.onboard_priority);
    if (is_deleted_flag === 'n' && taken && taken.iid !== banner_id) throw fieldRefusal('onboard_priority', takenBy(taken));
    const row = await store.update('onboard', banner_id, { ...form, ...changed(context, modified_remarks) });
    return { data: found(row, missing), msg: say('onboard_updated') };
  },

  updateOnboardImg: async ({ banner_id, onboard_img }, context) => {
    const row = await context.store.update('onboard', banner_id, { onboard_img, ...changed(context) });
    return { data: found(row, missing), msg: say('image_updated') };
  },

  // A banner that is deleted already stays so, because two may have requested it.
  deleteOnboard: async ({ banner_id }, context) => {
    const row = await context.store.update('onboard', banner_id, { is_deleted_flag: 'y', ...changed(context) });
    return { data: found(row, missing), msg: say('onboard_deleted') };
  },

  restoreOnboard: async ({ banner_id }, context) => {
    const { store } = context;
    const { onboard_priority } = found(await store.get('onboard', banner_id, 'lock'), missing);
    const taken = await whoHas(store, onboard_priority);
    if (taken && taken.iid !== banner_id) throw new Refusal(409, { msg: takenBy(taken) });
    const row = await store.update('onboard', banner_id, { is_deleted_flag: 'n', ...changed(context) });
    return { data: found(row, missing), msg: say('onboard_restored') };
  },
};

const missing = 'onboard_not_found';

/** Returns the banner at a place. Of two that take it at the same time, the unique rule refuses one. */
async function whoHas(store: Store, onboard_priority: number) {
  const where = { onboard_priority, is_deleted_flag: 'n' } as const;
  return (await store.list('onboard', { where, columns: ['iid', 'onboard_title'] }))[0];
}

const takenBy = ({ onboard_title }: { onboard_title: string }) => say('onboard_priority_taken_by', { title: onboard_title });
