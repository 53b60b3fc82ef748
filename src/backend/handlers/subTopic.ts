import type { Handlers } from '@/backend/handler';
import { lessonsOf, subTopicsOf } from '@/backend/records/finders';
import { holdForMove, type Movable } from '@/backend/records/holdForMove';
import { closeGaps, moveTo, nextPlace, type Siblings } from '@/backend/records/order';
import { changed, created, findByIdOrSlug, found, referred } from '@/backend/records/records';
import { withSlug } from '@/backend/records/slugs';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import type { SubTopicFields, subTopicCalls } from '@/contract/subTopic';
import { videoEmbed } from '@/domain/html/videoEmbed';
import { instructorName, namesAboveSubTopic } from './names';

/** Sub topics. */
export const subTopicHandlers: Handlers<typeof subTopicCalls> = {
  getSubTopicOrderSelect: async ({ lessonId }, { store }) => {
    const lesson = found(await findByIdOrSlug(lessonsOf(store), lessonId), 'lesson_not_found');
    const subTopics = await inOrder(store, lesson.iid);
    return { data: [...subTopics, nextPlace(subTopics)] };
  },

  getSubTopic: async ({ id }, { store }) => ({ data: await findSubTopic(store, id) }),

  viewSubTopicDetails: async ({ id }, { store }) => {
    const { iid } = await findSubTopic(store, id);
    const [joined] = await store.list('sub_topic', { where: { iid }, join: { ...namesAboveSubTopic, ...placesAbove } });
    const row = found(joined, missing);
    const instructor = row.instructor_iid === null ? undefined : await store.get('instructor', row.instructor_iid);
    return { data: { ...row, instructor_name: instructor ? instructorName(instructor) : null } };
  },

  createSubTopic: async ({ sub_topic_order, description_editor_type, ...form }, context) => {
    const { store } = context;
    // The lock keeps two from getting the same place below it.
    referred(await store.get('lesson', form.lesson, 'lock'), 'lesson');
    await checkInstructor(store, form);
    const row = {
      ...columnsOf(form),
      description_editor_type,
      sub_topic_order: unplaced,
      ...created(context),
    };
    const { iid } = await withSlug(subTopicsOf(store), form.topic_title, (slug) => store.insert('sub_topic', { ...row, slug }));
    await moveTo(siblingsBelow(store, form.lesson), iid, sub_topic_order);
    return { data: found(await store.get('sub_topic', iid), missing), msg: say('sub_topic_created') };
  },

  updateSubTopic: async ({ sub_topic_id, sub_topic_order, modified_remarks, description_editor_type, ...form }, context) => {
    const { store } = context;
    const before = await holdForMove(movable(store, sub_topic_id), { iid: form.lesson, field: 'lesson' });
    await checkInstructor(store, form);
    await store.update('sub_topic', sub_topic_id, {
      ...columnsOf(form),
      ...(description_editor_type && { description_editor_type }),
      sub_topic_order: unplaced,
      ...changed(context, modified_remarks),
    });
    await moveTo(siblingsBelow(store, form.lesson), sub_topic_id, sub_topic_order);
    await closeGaps(siblingsBelow(store, before.lesson_iid));
    return { data: found(await store.get('sub_topic', sub_topic_id), missing), msg: say('sub_topic_updated') };
  },
};

const missing = 'sub_topic_not_found';
/** The place of a sub topic that has none yet. */
const unplaced = 0;

/** Where the comments on a sub topic are posted, besides its lesson. */
const placesAbove = {
  main_topic_iid: 'lesson_iid.main_topic_iid',
  subcourse_slug: 'lesson_iid.main_topic_iid.subcourse_iid.slug',
} as const;

type Form = Omit<SubTopicFields, 'sub_topic_order'> & { instructors?: number | null | undefined };

async function checkInstructor(store: Store, { instructors }: Form): Promise<void> {
  if (instructors) referred(await store.get('instructor', instructors), 'instructors');
}

/** Returns the columns of a form; a field that its choices hide is null. */
const columnsOf = ({ lesson, instructors, ...form }: Form) => ({
  ...form,
  lesson_iid: lesson,
  instructor_iid: instructors ?? null,
  video_type: form.video_type ?? null,
  em_video_url: videoEmbed(form.em_video_url ?? '') ?? null,
  sub_topic_desc: form.sub_topic_desc ?? null,
});

const findSubTopic = async (store: Store, idOrSlug: string): Promise<Row<'sub_topic'>> =>
  found(await findByIdOrSlug(subTopicsOf(store), idOrSlug), missing);

const inOrder = (store: Store, lesson_iid: number) =>
  store.list('sub_topic', {
    where: { lesson_iid },
    sort: ['sub_topic_order'],
    columns: ['iid', 'topic_title', 'sub_topic_order'],
  });

const movable = (store: Store, sub_topic_id: number): Movable<Row<'sub_topic'>> => ({
  missing,
  read: () => store.get('sub_topic', sub_topic_id),
  parentOf: ({ lesson_iid }) => lesson_iid,
  holdParents: (iid) => store.list('lesson', { where: { iid }, columns: ['iid'], lock: 'lock' }),
  holdBelow: (lesson_iid) => store.list('sub_topic', { where: { lesson_iid }, columns: ['iid'], lock: 'lock' }),
});

const siblingsBelow = (store: Store, lesson_iid: number): Siblings => ({
  hold: () =>
    store.list('sub_topic', { where: { lesson_iid }, columns: ['iid'], join: { place: 'sub_topic_order' }, lock: 'lock' }),
  put: (siblings) =>
    store.updateEach(
      'sub_topic',
      siblings.map(({ iid, place }) => ({ iid, sub_topic_order: place })),
    ),
});
