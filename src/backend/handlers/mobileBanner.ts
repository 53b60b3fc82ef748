import type { Handlers } from '@/backend/handler';
import { changed, created, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';
import type { mobileBannerCalls } from '@/contract/mobileBanner';
import { columnsOf, nameOfCourse } from './courseTexts';

/** The banners of the phone application. */
export const mobileBannerHandlers: Handlers<typeof mobileBannerCalls> = {
  getAllMobileBanner: async (_, { store }) => ({ data: await store.list('mobile_banner', { join: nameOfCourse }) }),

  createMobileBanner: async (form, context) => {
    const { store } = context;
    const { iid } = await store.insert('mobile_banner', { ...(await columnsOf(store, form)), ...created(context) });
    return { data: await findBanner(store, iid), msg: say('mobile_banner_created') };
  },

  updateMobileBanner: async ({ banner_id, modified_remarks, ...form }, context) => {
    const { store } = context;
    const columns = await columnsOf(store, form);
    await store.update('mobile_banner', banner_id, { ...columns, ...changed(context, modified_remarks) });
    return { data: await findBanner(store, banner_id), msg: say('mobile_banner_updated') };
  },

  updateMobileBannerImg: async ({ banner_id, banner_img }, context) => {
    const { store } = context;
    await store.update('mobile_banner', banner_id, { banner_img, ...changed(context) });
    return { data: await findBanner(store, banner_id), msg: say('image_updated') };
  },

  deleteMobileBanner: async ({ banner_id }, { store }) => {
    found(await store.get('mobile_banner', banner_id, 'lock'), missing);
    await store.remove('mobile_banner', banner_id);
    return { msg: say('mobile_banner_deleted') };
  },
};

const missing = 'mobile_banner_not_found';

/** A banner with its course's name, or a 404. */
const findBanner = async (store: Store, iid: number) =>
  found((await store.list('mobile_banner', { where: { iid }, join: nameOfCourse }))[0], missing);
