import type { Store } from '@/backend/store/port';

/** What has a question, by its names: the question stays while anything does. */
export async function quizUses(store: Store, quiz_iid: number): Promise<string[]> {
  const tags = await store.list('passage_quiz_tag', {
    where: { quiz_iid },
    columns: [],
    join: { title: 'passage_iid.paragraph_title' },
    sort: ['passage_iid.paragraph_title'],
  });
  return tags.map(({ title }) => title);
}
