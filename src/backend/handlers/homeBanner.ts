import type { Handlers } from '@/backend/handler';
import { changed, created, found } from '@/backend/records/records';
import type { homeBannerCalls } from '@/contract/homeBanner';
import { say } from '@/contract/message';

/** The banners of the home page. */
export const homeBannerHandlers: Handlers<typeof homeBannerCalls> = {
  getAllHomeBanner: async (_, { store }) => ({ data: await store.list('home_banner') }),

  createHomeBanner: async (form, context) => ({
    data: await context.store.insert('home_banner', { ...form, ...created(context) }),
    msg: say('home_banner_created'),
  }),

  updateHomeBanner: async ({ banner_id, courses: _, modified_remarks, ...form }, context) => {
    const row = await context.store.update('home_banner', banner_id, { ...form, ...changed(context, modified_remarks) });
    return { data: found(row, missing), msg: say('home_banner_updated') };
  },

  updateHomeBannerImg: async ({ banner_id, banner_img }, context) => {
    const row = await context.store.update('home_banner', banner_id, { banner_img, ...changed(context) });
    return { data: found(row, missing), msg: say('image_updated') };
  },

  deleteHomeBanner: async ({ banner_id }, { store }) => {
    found(await store.get('home_banner', banner_id, 'lock'), missing);
    await store.remove('home_banner', banner_id);
    return { msg: say('home_banner_deleted') };
  },
};

const missing = 'home_banner_not_found';
