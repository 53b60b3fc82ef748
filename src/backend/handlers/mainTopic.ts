import type { Handlers } from '@/backend/handler';
import { mainTopicsOf, subcoursesOf } from '@/backend/records/finders';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records/records';
import { withSlug } from '@/backend/records/slugs';
import type { mainTopicCalls } from '@/contract/mainTopic';
import { say } from '@/contract/message';
import { namesAboveMainTopic } from './names';
import { moveTags } from './quizTagRules';

/** Main topics. */
export const mainTopicHandlers: Handlers<typeof mainTopicCalls> = {
  getAllMainTopic: async (_, { store }) => ({ data: await store.list('main_topic') }),

  getAllMainTopicSelectById: async ({ subcourseId }, { store }) => {
    const subcourse = found(await findByIdOrSlug(subcoursesOf(store), subcourseId), 'subcourse_not_found');
    return { data: await store.list('main_topic', { where: { subcourse_iid: subcourse.iid }, columns: ['iid', 'topic_title'] }) };
  },

  getMainTopic: async ({ slug }, { store }) => ({ data: found(await findByIdOrSlug(mainTopicsOf(store), slug), missing) }),

  viewMainTopicDetails: async ({ slug }, { store }) => {
    const { iid } = found(await findByIdOrSlug(mainTopicsOf(store), slug), missing);
    const [row] = await store.list('main_topic', { where: { iid }, join: namesAboveMainTopic });
    return { data: found(row, missing) };
  },

  createMainTopic: async ({ subcourse, ...form }, context) => {
    const { store } = context;
    referred(await store.get('subcourse', subcourse), 'subcourse');
    const row = await withSlug(mainTopicsOf(store), form.topic_title, (slug) =>
      store.insert('main_topic', { ...form, subcourse_iid: subcourse, slug, ...created(context) }),
    );
    return { data: row, msg: say('main_topic_created') };
  },

  updateMainTopic: async ({ main_topic_id, subcourse, modified_remarks, ...form }, context) => {
    const { store } = context;
    // The lock keeps it in its course, which its tags name.
    const { course_id: course_iid } = referred(await store.get('subcourse', subcourse, 'lock'), 'subcourse');
    const standing = found(await store.get('main_topic', main_topic_id, 'lock'), missing);
    const changes = { ...form, subcourse_iid: subcourse, ...changed(context, modified_remarks) };
    const row = found(await store.update('main_topic', main_topic_id, changes), missing);
    if (standing.subcourse_iid !== subcourse)
      await moveTags(store, { main_topic_iid: main_topic_id }, { course_iid, subcourse_iid: subcourse }, 'subcourse');
    return { data: row, msg: say('main_topic_updated') };
  },
};

const missing = 'main_topic_not_found';
