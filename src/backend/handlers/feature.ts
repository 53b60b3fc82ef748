import type { Handlers } from '@/backend/handler';
import { changed, created, found } from '@/backend/records/records';
import { mostNamed, quotedNames, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { featureCalls } from '@/contract/feature';
import { say } from '@/contract/message';
import { nameOfCourse } from './courseTexts';

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

  deleteFeature: async ({ feature_id }, { store }) => {
    found(await store.get('feature', feature_id, 'lock'), missing);
    await removeTags(store, feature_id);
    await store.remove('feature', feature_id);
    return { msg: say('feature_deleted') };
  },
};

const missing = 'feature_not_found';

/** Removes a feature's deleted tags; refuses while courses are tagged with the feature. */
async function removeTags(store: Store, feature_iid: number): Promise<void> {
  const where = { feature_iid, is_deleted_flag: 'n' } as const;
  const count = await store.count('feature_tag', { where });
  if (count > 0) {
    const sort = ['course_iid.course_name'] as const;
    const tags = await store.list('feature_tag', { where, columns: [], join: nameOfCourse, sort, limit: mostNamed });
    const courses = quotedNames(
      tags.map(({ course_name }) => course_name),
      count,
    );
    throw new Refusal(409, { msg: say('feature_in_use', { count, courses }) });
  }
  await store.removeMany('feature_tag', { where: { feature_iid } });
}
