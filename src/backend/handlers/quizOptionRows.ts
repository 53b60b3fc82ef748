import { childrenOf } from '@/backend/childrenOf';
import type { Store } from '@/backend/store/port';

/** Reads the options of these questions in one query, each question's in their order. */
export async function optionsOfQuizzes(store: Store, quiz_iid: readonly number[]) {
  const rows = await store.list('quiz_option', { where: { quiz_iid }, sort: ['quiz_iid', 'option_order'] });
  const rowsOf = childrenOf(rows, (row) => row.quiz_iid);
  return (quiz: number) => rowsOf(quiz).map(({ iid, options, correct }) => ({ option_id: iid, options, correct }));
}
