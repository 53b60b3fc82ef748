import type { Context, Handlers } from '@/backend/handler';
import { chainFaults } from '@/backend/records/chain';
import { subcoursesOf, subTopicsOf } from '@/backend/records/finders';
import { findByIdOrSlug, found } from '@/backend/records/records';
import { noteAwaiting } from '@/backend/records/unanswered';
import { fieldRefusal, Refusal, refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { discussionCalls } from '@/contract/discussion';
import { say } from '@/contract/message';
import { fullName } from '@/domain/fullName';
import { commentHandlers } from './comments';

/** Comments on sub topics. */
export const discussionHandlers: Handlers<typeof discussionCalls> = {
  ...commentHandlers,

  getDiscussion: async ({ subTopicId }, { store, now }) => {
    const { iid: sub_topic_iid } = found(await findByIdOrSlug(subTopicsOf(store), subTopicId), 'sub_topic_not_found');
    return { data: threadsOf(await commentsWith(store, { sub_topic_iid }), now) };
  },

  createDiscussion: async ({ comments, parent = null, ...place }, context) => {
    const { store, person, now } = context;
    await checkPlace(store, place);
    if (parent !== null) await checkAnswered(parent, place.topic_id, context);
    const { iid } = await store.insert('discussion', {
      sub_topic_iid: place.topic_id,
      parent,
      user_iid: person.iid,
      student_iid: null,
      comments,
      awaits_answer: person.isStaff ? 'n' : 'y',
      posted_at: now.toISOString(),
      edited_at: null,
      ...asPosted,
    });
    if (parent !== null) await noteAwaiting(store, parent);
    return { data: await findComment(context, iid), msg: say('comment_created') };
  },

  updateDiscussion: async ({ discussion, comments }, context) => {
    const { store, person, now } = context;
    found(await store.get('discussion', discussion, 'lock'), missing);
    const { user_email } = await findComment(context, discussion);
    if (user_email?.toLowerCase() !== person.email.toLowerCase()) throw new Refusal(403, { msg: say('comment_not_yours') });
    await store.update('discussion', discussion, { comments, edited_at: now.toISOString() });
    return { data: await findComment(context, discussion), msg: say('comment_updated') };
  },
};

const missing = 'comment_not_found';
const asPosted = { hidden_reason: null, hidden_by: null, hidden_date: null, settled_by: null, settled_date: null };

interface Place {
  topic_id: number;
  lesson_id: number;
  main_topic: number;
  subcourse_slug?: string | null | undefined;
}

/** Refuses a comment whose sub topic, lesson, main topic and subcourse don't belong together. */
async function checkPlace(store: Store, { topic_id, lesson_id, main_topic, subcourse_slug }: Place): Promise<void> {
  const subcourse = subcourse_slug ? await subcoursesOf(store).bySlug(subcourse_slug) : undefined;
  const chain = { subcourse: subcourse?.iid ?? null, main_topic, lesson: lesson_id, sub_topic: topic_id };
  const faults = await chainFaults(store, chain, fields);
  refuseFields(subcourse_slug && !subcourse ? [['subcourse_slug', say('must_be_id')], ...faults] : faults);
}

const fields = { subcourse: 'subcourse_slug', main_topic: 'main_topic', lesson: 'lesson_id', sub_topic: 'topic_id' } as const;

/** Refuses an answer to what isn't there, or is elsewhere. */
async function checkAnswered(parent: number, sub_topic_iid: number, { store }: Context): Promise<void> {
  const comment = await store.get('discussion', parent, 'lock');
  if (!comment) throw fieldRefusal('parent', say('comment_gone'));
  if (comment.sub_topic_iid !== sub_topic_iid) throw fieldRefusal('parent', say('comment_elsewhere'));
}

/** The joins that read a comment's author: somebody with an account, or a student. */
const author = {
  username: 'user_iid.username',
  first_name: 'user_iid.first_name',
  middle_name: 'user_iid.middle_name',
  last_name: 'user_iid.last_name',
  account_email: 'user_iid.email',
  account_is_staff: 'user_iid.is_staff',
  student_name: 'student_iid.full_name',
  student_email: 'student_iid.email',
} as const;

const findComment = async ({ store, now }: Context, iid: number) =>
  onWire(found((await commentsWith(store, { iid }))[0], missing), now);

const commentsWith = (store: Store, where: { iid: number } | { sub_topic_iid: number }) =>
  store.list('discussion', { where, join: author, sort: ['posted_at'] });

type Stored = Awaited<ReturnType<typeof commentsWith>>[number];

/** Makes a comment of a row: it has its author, but not their ids. */
const onWire = (row: Stored, now: Date) => ({
  iid: row.iid,
  parent: row.parent,
  comments: row.comments,
  user_name: fullName(row) || row.username || row.student_name || null,
  user_email: row.account_email ?? row.student_email,
  is_staff: row.account_is_staff ?? false,
  posted_date: Math.max(0, Math.floor((now.getTime() - Date.parse(row.posted_at)) / 1000)),
  posted_at: row.posted_at,
  edited_at: row.edited_at,
  hidden_reason: row.hidden_reason,
  hidden_by: row.hidden_by,
  hidden_date: row.hidden_date,
  needs_answer: row.awaits_answer === 'y',
  settled_by: row.settled_by,
  settled_date: row.settled_date,
});

type Thread = ReturnType<typeof onWire> & { children: Thread[] };

/** The most levels of an answer: JSON can't be written or read to any depth. Deeper comments stand in one list, each with its `parent`. */
const mostLevels = 100;

/** Returns rows as threads, a parent before what answers it: the newest thread first, in each the oldest answer first. */
function threadsOf(rows: readonly Stored[], now: Date): Thread[] {
  const first: Thread[] = [];
  const below = new Map<number, { level: number; answers: Thread[] }>();
  for (const row of rows) {
    const { level, answers } = (row.parent === null ? undefined : below.get(row.parent)) ?? { level: 0, answers: first };
    const thread = { ...onWire(row, now), children: [] };
    answers.push(thread);
    below.set(row.iid, level < mostLevels ? { level: level + 1, answers: thread.children } : { level, answers });
  }
  return first.toReversed();
}
