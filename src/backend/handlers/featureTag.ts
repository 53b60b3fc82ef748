import type { Context, Handlers } from '@/backend/handler';
import { found, referred } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { featureTagCalls } from '@/contract/featureTag';
import type { YesNo } from '@/contract/fields';
import { say } from '@/contract/message';
import { nameOfCourse } from './courseTexts';

/** Features tagged with courses. */
export const featureTagHandlers: Handlers<typeof featureTagCalls> = {
  createFeatureTag: async (form, { store }) => {
    const { iid } = await store.insert('feature_tag', { ...(await columnsOf(form, store)), is_deleted_flag: 'n' });
    return { data: await findTag(store, iid), msg: say('feature_tag_created') };
  },

  getFeatureTagByCourse: async ({ courses }, { store }) => ({
    data: await store.list('feature_tag', { where: { course_iid: courses, is_deleted_flag: 'n' }, join: names }),
  }),

  editFeatureTag: async ({ tag_id, ...form }, { store }) => {
    // A deleted tag is restored first.
    const columns = await columnsOf(form, store);
    const [standing] = await store.list('feature_tag', { where: { iid: tag_id, is_deleted_flag: 'n' }, lock: 'lock' });
    await store.update('feature_tag', found(standing, missing).iid, columns);
    return { data: await findTag(store, tag_id), msg: say('feature_tag_updated') };
  },

  deleteFeatureTag: async ({ tag_id }, context) => ({
    data: await setDeleted(tag_id, 'y', context),
    msg: say('feature_tag_deleted'),
  }),

  restoreFeatureTag: async ({ tag_id }, context) => ({
    data: await setDeleted(tag_id, 'n', context),
    msg: say('feature_tag_restored'),
  }),

  getDeletedFeatureTag: async (_, { store }) => ({
    data: await store.list('feature_tag', { where: { is_deleted_flag: 'y' }, join: names }),
  }),
};

const missing = 'feature_tag_not_found';

/** The joins that read the names of a tag's records. */
const names = { ...nameOfCourse, features_title: 'feature_iid.features_title' } as const;

/** Returns the columns of a tag after checking that its records exist. */
async function columnsOf({ features, courses }: { features: number; courses: number }, store: Store) {
  const feature = found(await store.get('feature', features), 'feature_not_found');
  const course = referred(await store.get('course', courses), 'courses');
  return { feature_iid: feature.iid, course_iid: course.iid };
}

/** Sets the flag unless it is set already: two may have requested it. */
async function setDeleted(tag_id: number, is_deleted_flag: YesNo, { store }: Context) {
  await store.update('feature_tag', tag_id, { is_deleted_flag });
  return findTag(store, tag_id);
}

/** A tag with its names, or a 404. */
const findTag = async (store: Store, iid: number) =>
  found((await store.list('feature_tag', { where: { iid }, join: names }))[0], missing);
