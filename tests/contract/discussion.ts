import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';

/** Adds what staff has written on the first sub topic and a student has answered, and what nobody knows who has asked on the second. */
export async function fillDiscussion(store: Store): Promise<void> {
  await store.insertMany('discussion', [
    { ...nobodys, user_iid: 1, comments: '<p>Ask here.</p>', posted_at: '2026-04-20T04:00:00.000Z' },
    { ...nobodys, parent: 1, student_iid: 1, ...open, posted_at: '2026-04-20T05:00:00.000Z' },
    { ...nobodys, sub_topic_iid: 2, ...open, posted_at: '2026-04-21T05:00:00.000Z' },
  ]);
}

const nobodys: Omit<NewRow<'discussion'>, 'comments' | 'posted_at'> = {
  sub_topic_iid: 1,
  parent: null,
  user_iid: null,
  student_iid: null,
  awaits_answer: 'n',
  edited_at: null,
  hidden_reason: null,
  hidden_by: null,
  hidden_date: null,
  settled_by: null,
  settled_date: null,
};

const open = { comments: '<p>Is the <b>marked price</b> with tax?</p>', awaits_answer: 'y' } as const;
