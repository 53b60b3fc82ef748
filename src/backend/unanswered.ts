import type { Store } from './store/port';

/**
 * Returns the comments of people who aren't staff that no staff has answered, the oldest first. An index has them: the comments that were
 * answered aren't read.
 */
export const unansweredComments = (store: Store, limit: number) =>
  store.list('discussion', { where: unanswered, sort: ['posted_at'], limit });

/** Returns how many those are, by the same index. */
export const countUnanswered = (store: Store): Promise<number> => store.count('discussion', { where: unanswered });

const unanswered = { awaits_answer: 'y' } as const;
