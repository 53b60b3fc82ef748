import type { Handlers } from '@/backend/handler';
import { lessonsOf, mainTopicsOf } from '@/backend/records/finders';
import { holdForMove, type Movable } from '@/backend/records/holdForMove';
import { closeGaps, moveTo, nextPlace, type Siblings } from '@/backend/records/order';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records/records';
import { withSlug } from '@/backend/records/slugs';
import { checkForm, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { type lessonCalls, lessonEditForm } from '@/contract/lesson';
import { say } from '@/contract/message';
import { namesAboveLesson } from './names';
import { moveTags, type TagPlace } from './quizTagRules';

/** Lessons. */
export const lessonHandlers: Handlers<typeof lessonCalls> = {
  getLessonSelectById: async ({ mainTopicId }, { store }) => ({ data: await lessonsBelow(store, mainTopicId) }),

  getLessonOrderSelect: async ({ mainTopicId }, { store }) => {
    const lessons = await lessonsBelow(store, mainTopicId);
    return { data: [...lessons, nextPlace(lessons)] };
  },

  getLessonById: async ({ id }, { store }) => ({ data: await findLesson(store, id) }),

  viewLessonDetails: async ({ id }, { store }) => {
    const { iid: lesson_iid } = await findLesson(store, id);
    const [row] = await store.list('lesson', { where: { iid: lesson_iid }, join: namesAboveLesson });
    const files = await store.list('lesson_resource', { where: { lesson_iid }, columns: ['iid', 'resources'] });
    const resources = files.map(({ iid, resources: path }) => ({ resources_id: iid, resources: path }));
    return { data: { ...found(row, missing), resources } };
  },

  createLesson: async ({ subcourse_main_topic_id, lesson_order, ...form }, context) => {
    const { store } = context;
    // The lock keeps two from getting the same place below it.
    referred(await store.get('main_topic', subcourse_main_topic_id, 'lock'), 'subcourse_main_topic_id');
    const row = {
      ...form,
      main_topic_iid: subcourse_main_topic_id,
      lesson_order: unplaced,
      ...created(context),
    };
    const { iid } = await withSlug(lessonsOf(store), form.lesson_title, (slug) => store.insert('lesson', { ...row, slug }));
    await moveTo(siblingsBelow(store, subcourse_main_topic_id), iid, lesson_order);
    return { data: found(await store.get('lesson', iid), missing), msg: say('lesson_created') };
  },

  updateLesson: async ({ lesson_id, main_topic_id, lesson_order, ...form }, context) => {
    const { store } = context;
    const above = await holdSubcourseOf(store, main_topic_id);
    const before = await holdForMove(movable(store, lesson_id), { iid: main_topic_id, field: 'main_topic_id' });
    checkForm(lessonEditForm(before), { main_topic_id, lesson_order, ...form });
    const changes = { ...form, main_topic_iid: main_topic_id, lesson_order: unplaced, ...changed(context) };
    await store.update('lesson', lesson_id, changes);
    await moveTo(siblingsBelow(store, main_topic_id), lesson_id, lesson_order);
    await closeGaps(siblingsBelow(store, before.main_topic_iid));
    if (before.main_topic_iid !== main_topic_id)
      await moveTags(store, { lesson_iid: lesson_id }, await placeBelow(store, main_topic_id, above), 'main_topic_id');
    return { data: found(await store.get('lesson', lesson_id), missing), msg: say('lesson_updated') };
  },
};

const missing = 'lesson_not_found';
/** The place of a lesson that has none yet. */
const unplaced = 0;

const findLesson = async (store: Store, idOrSlug: string): Promise<Row<'lesson'>> =>
  found(await findByIdOrSlug(lessonsOf(store), idOrSlug), missing);

const inOrder = (store: Store, main_topic_iid: number) =>
  store.list('lesson', { where: { main_topic_iid }, sort: ['lesson_order'], columns: ['iid', 'lesson_title', 'lesson_order'] });

async function lessonsBelow(store: Store, mainTopicId: string) {
  const mainTopic = found(await findByIdOrSlug(mainTopicsOf(store), mainTopicId), 'main_topic_not_found');
  return inOrder(store, mainTopic.iid);
}

const movable = (store: Store, lesson_id: number): Movable<Row<'lesson'>> => ({
  missing,
  read: () => store.get('lesson', lesson_id),
  parentOf: ({ main_topic_iid }) => main_topic_iid,
  holdParents: (iid) => store.list('main_topic', { where: { iid }, columns: ['iid'], lock: 'lock' }),
  holdBelow: (main_topic_iid) => store.list('lesson', { where: { main_topic_iid }, columns: ['iid'], lock: 'lock' }),
});

/** Returns a main topic's subcourse, locked before the main topic is, so that its course stays the one that tags name. */
async function holdSubcourseOf(store: Store, main_topic_iid: number): Promise<Row<'subcourse'> | undefined> {
  const mainTopic = await store.get('main_topic', main_topic_iid);
  return mainTopic && store.get('subcourse', mainTopic.subcourse_iid, 'lock');
}

/**
 * Returns the parents that tags of a lesson below this locked main topic name; refuses if it has left its subcourse since that was locked.
 */
async function placeBelow(store: Store, main_topic_iid: number, above: Row<'subcourse'> | undefined): Promise<TagPlace> {
  const mainTopic = await store.get('main_topic', main_topic_iid);
  if (!above || mainTopic?.subcourse_iid !== above.iid) throw new Refusal(409, { msg: say('moved_meanwhile') });
  return { course_iid: above.course_id, subcourse_iid: above.iid, main_topic_iid };
}

const siblingsBelow = (store: Store, main_topic_iid: number): Siblings => ({
  hold: () =>
    store.list('lesson', { where: { main_topic_iid }, columns: ['iid'], join: { place: 'lesson_order' }, lock: 'lock' }),
  put: (siblings) =>
    store.updateEach(
      'lesson',
      siblings.map(({ iid, place }) => ({ iid, lesson_order: place })),
    ),
});
