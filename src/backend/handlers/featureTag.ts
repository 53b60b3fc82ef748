import type { Context, Handlers } from '@/backend/handler';
import { found, referred } from '@/backend/records';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { featureTagCalls } from '@/contract/featureTag';
import type { YesNo } from '@/contract/fields';
import { say } from '@/contract/message';
import { courseNames, featureTitles } from './names';

/** Features tagged with courses. */
export const featureTagHandlers: Handlers<typeof featureTagCalls> = {
  createFeatureTag: async (form, { store }) => {
    const row = await store.insert('feature_tag', { ...(await columnsOf(form, store)), is_deleted_flag: 'n' });
    return { data: await withNames(store, row), msg: say('feature_tag_created') };
  },

  getFeatureTagByCourse: async ({ courses }, { store }) => ({
    data: await allWithNames(store, await store.list('feature_tag', { where: { course_iid: courses, is_deleted_flag: 'n' } })),
  }),

  editFeatureTag: async ({ tag_id, ...form }, { store }) => {
    // One that was deleted is restored first.
    const [standing] = await store.list('feature_tag', { where: { iid: tag_id, is_deleted_flag: 'n' } });
    found(standing, missing);
    const row = found(await store.update('feature_tag', tag_id, await columnsOf(form, store)), missing);
    return { data: await withNames(store, row), msg: say('feature_tag_updated') };
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
    data: await allWithNames(store, await store.list('feature_tag', { where: { is_deleted_flag: 'y' } })),
  }),
};

const missing = 'feature_tag_not_found';

type FeatureTag = Row<'feature_tag'>;

/** What a form says of a tag, once what it refers to is there. */
async function columnsOf({ features, courses }: { features: number; courses: number }, store: Store) {
  const feature = found(await store.get('feature', features), 'feature_not_found');
  const course = referred(await store.get('course', courses), 'courses');
  return { feature_iid: feature.iid, course_iid: course.iid };
}

/** Where it is so already it stays so: two may have asked for it. */
async function setDeleted(tag_id: number, is_deleted_flag: YesNo, { store }: Context) {
  return withNames(store, found(await store.update('feature_tag', tag_id, { is_deleted_flag }), missing));
}

async function allWithNames(store: Store, rows: readonly FeatureTag[]) {
  const titles = await featureTitles(store, [...new Set(rows.map(({ feature_iid }) => feature_iid))]);
  const names = await courseNames(store, [...new Set(rows.map(({ course_iid }) => course_iid))]);
  return rows.map((row) => ({ ...row, ...titles(row.feature_iid), ...names(row.course_iid) }));
}

async function withNames(store: Store, row: FeatureTag) {
  const [named] = await allWithNames(store, [row]);
  return found(named, missing);
}
