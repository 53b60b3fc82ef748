import type { Store } from './store/port';

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

const unanswered = { awaits_answer: 'y' } as const;
