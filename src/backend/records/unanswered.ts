import type { Store } from '@/backend/store/port';

/**
 * Returns the comments of people who aren't staff that no staff has answered or hidden, the oldest first. An index has them: the comments that were
 * answered aren't read.
 */
export async function unansweredComments(store: Store, limit: number) {
  const comments = await store.list('discussion', {
    where: unanswered,
    sort: ['posted_at'],
    limit,
    columns: ['iid', 'comments'],
    join: { slug: 'sub_topic_iid.slug', username: 'user_iid.username', student_name: 'student_iid.full_name' },
  });
  return comments.map(({ username, student_name, ...comment }) => ({ ...comment, user_name: student_name ?? username }));
}

/** Returns how many those are, by the same index. */
export const countUnanswered = (store: Store): Promise<number> => store.count('discussion', { where: unanswered });

/** Which comments await an answer: a column says it, which `noteAwaiting` keeps true. */
export const unanswered = { awaits_answer: 'y' } as const;

/**
 * Stores whether a comment awaits an answer: it isn't of staff, is shown, nobody has said that it needs none, and no answer of staff to it is
 * shown. Called in the transaction of each change of one of these; the comment is locked before it.
 */
export async function noteAwaiting(store: Store, iid: number): Promise<void> {
  const [comment] = await store.list('discussion', { where: { iid }, join: { is_staff: 'user_iid.is_staff' } });
  if (!comment) return;
  const answers = { parent: iid, hidden_date: null, 'user_iid.is_staff': true };
  const isOver =
    comment.is_staff === true ||
    comment.hidden_date !== null ||
    comment.settled_date !== null ||
    (await store.count('discussion', { where: answers })) > 0;
  const awaits_answer = isOver ? 'n' : 'y';
  if (awaits_answer !== comment.awaits_answer) await store.update('discussion', iid, { awaits_answer });
}
