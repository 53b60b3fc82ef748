import type { Handlers } from '@/backend/handler';
import { changed, created, found } from '@/backend/records';
import { Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { featureCalls } from '@/contract/feature';
import { isYes } from '@/contract/fields';
import { say } from '@/contract/message';

/** Features. */
export const featureHandlers: Handlers<typeof featureCalls> = {
  getAllFeature: async (_, { store }) => ({ data: await store.list('feature') }),

  createFeature: async (form, context) => ({
    data: await context.store.insert('feature', { ...form, ...created(context) }),
    msg: say('feature_created'),
  }),

  editFeature: async ({ feature_id, modified_remarks, ...form }, context) => {
    const row = await context.store.update('feature', feature_id, { ...form, ...changed(context, modified_remarks) });
    return { data: found(row, missing), msg: say('feature_updated') };
  },

  deleteFeature: async ({ feature_id }, { store, discard }) => {
    const { features_icon } = found(await store.get('feature', feature_id, 'lock'), missing);
    await removeTags(store, feature_id);
    await store.remove('feature', feature_id);
    discard(features_icon);
    return { msg: say('feature_deleted') };
  },
};

const missing = 'feature_not_found';
/** How many courses a refusal names. */
const named = 5;

/** Takes away what is left of a feature's deleted tags; a course that is tagged with it keeps it. */
async function removeTags(store: Store, feature_iid: number): Promise<void> {
  const tags = await store.list('feature_tag', { where: { feature_iid } });
  const iid = tags.filter(({ is_deleted_flag }) => !isYes(is_deleted_flag)).map(({ course_iid }) => course_iid);
  if (iid.length > 0) {
    const courses = await store.list('course', { where: { iid }, sort: ['course_name'], limit: named });
    const names = courses.map(({ course_name }) => `“${course_name}”`);
    const list = [...names, ...(iid.length > named ? ['…'] : [])].join(', ');
    throw new Refusal(409, { msg: say('feature_in_use', { count: iid.length, courses: list }) });
  }
  for (const tag of tags) await store.remove('feature_tag', tag.iid);
}
