import { childrenOf } from '@/backend/records/childrenOf';
import type { Store } from '@/backend/store/port';
import { continuedRows } from '@/domain/rows/continuedRows';

interface Option {
  options: string;
  correct: boolean;
}

/** Reads the options of these questions in one query, each question's in their order. */
export async function optionsOfQuizzes(store: Store, quiz_iid: readonly number[]) {
  const rows = await store.list('quiz_option', { where: { quiz_iid }, sort: ['quiz_iid', 'option_order'] });
  const rowsOf = childrenOf(rows, (row) => row.quiz_iid);
  return (quiz: number) => rowsOf(quiz).map(({ iid, options, correct }) => ({ option_id: iid, options, correct }));
}

/** The joins that read a tag's question. */
export const ofQuestion = {
  quiz_id: 'quiz_iid',
  question: 'quiz_iid.question',
  correct_option: 'quiz_iid.correct_option',
  answer_desc: 'quiz_iid.answer_desc',
} as const;

/** Adds the options of their questions to tags. */
export async function withOptions<Tag extends { quiz_id: number }>(store: Store, tags: readonly Tag[]) {
  const optionsOf = await optionsOfQuizzes(
    store,
    tags.map(({ quiz_id }) => quiz_id),
  );
  return tags.map((tag) => ({ ...tag, options: optionsOf(tag.quiz_id) }));
}

/** Inserts a new question's options, in their order. */
export const insertOptions = (store: Store, quiz_iid: number, options: readonly Option[]) =>
  store.insertMany('quiz_option', options.map(columnsOf(quiz_iid)));

/**
 * Replaces the options of a question, which the caller has locked, by those sent. They are sent without ids: one that stays, by its text or
 * else by its place, keeps the id that it has, because another form may be open that knows it.
 */
export async function replaceOptions(store: Store, quiz_iid: number, options: readonly Option[]): Promise<void> {
  const rows = await store.list('quiz_option', { where: { quiz_iid }, lock: 'lock' });
  const stored = rows.toSorted((one, other) => one.option_order - other.option_order);
  const places = continuedRows(
    stored.map((row) => row.options),
    options.map((row) => row.options),
  );
  const sent = options.map(columnsOf(quiz_iid)).map((row, index) => ({ iid: stored[places[index] ?? -1]?.iid, ...row }));
  const kept = sent.flatMap(({ iid, ...row }) => (iid === undefined ? [] : [{ iid, ...row }]));
  await store.removeMany('quiz_option', { where: { quiz_iid, iid: { not: kept.map(({ iid }) => iid) } } });
  await store.updateEach('quiz_option', kept);
  await store.insertMany(
    'quiz_option',
    sent.flatMap(({ iid, ...row }) => (iid === undefined ? [row] : [])),
  );
}

const columnsOf = (quiz_iid: number) => (option: Option, place: number) => ({ ...option, quiz_iid, option_order: place + 1 });
