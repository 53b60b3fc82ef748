import type { Touched, TouchedRows } from '@/backend/history/touchedRows';
import type { Walk } from '@/backend/history/walk';
import { childrenOf } from '@/backend/records/childrenOf';
import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import { isSame } from '@/domain/rows/mergeEdits';
import { checkedTableNames, checksOf, type NewCheck } from './checkedParts';

/** Keeps the checks in step with what a transaction has written: new links and images are to be checked, others no more. */
export async function noteChecks(store: Store, touched: TouchedRows): Promise<void> {
  const rows = [...touched.values()];
  const changed = rows.filter(isChanged);
  const changedOf = childrenOf(changed, ({ table }) => table);
  for (const area of new Set(changed.map(({ table }) => table))) {
    const records = changedOf(area).map(({ iid, after }) => ({ iid, checks: checksOf(area, after) }));
    await putChecks(store, area, records);
  }
  const modelset_iid = await touchedModelsets(store, rows);
  if (modelset_iid.length > 0) await store.updateMany('content_check', { where: { modelset_iid } }, { checked_date: null });
}

const isChanged = ({ table, before, after }: Touched): boolean => !isSame(checksOf(table, before), checksOf(table, after));

/** Gives each of these records of a table just these checks; one that stands keeps what was found. */
async function putChecks(
  store: Store,
  area: TableName,
  records: readonly { iid: number; checks: readonly NewCheck[] }[],
): Promise<void> {
  const standing = await store.list('content_check', {
    where: { area, record_iid: records.map(({ iid }) => iid) },
    columns: ['iid', 'record_iid', 'part', 'address', 'course_iid'],
  });
  const wanted = new Map(records.flatMap(({ checks }) => checks.map((check) => [keyOf(check), check] as const)));
  const over = standing.filter((check) => !wanted.delete(keyOf(check)));
  if (over.length > 0) await store.removeMany('content_check', { where: { iid: over.map(({ iid }) => iid) } });
  if (wanted.size > 0) await store.insertMany('content_check', [...wanted.values()]);
}

/** Brings the checks in step with all records. */
export const checkingWalk: Walk = {
  tables: checkedTableNames,
  each: (tx, area, rows) =>
    putChecks(
      tx,
      area,
      rows.map((row) => ({ iid: row.iid, checks: checksOf(area, row) })),
    ),
};

const keyOf = (check: Pick<NewCheck, 'record_iid' | 'part' | 'address' | 'course_iid'>): string =>
  JSON.stringify([check.record_iid, check.part, check.address, check.course_iid]);

/** The columns that name a model set, a passage or a question, in the rows that say something of a model set's readiness. */
const columns = {
  modelset: {
    modelset: 'iid',
    quiz_tag: 'modelset_iid',
    live_modelset_tag: 'modelset_iid',
    passage_modelset_tag: 'modelset_iid',
  },
  passage: { passage_quiz_tag: 'passage_iid' },
  quiz: { quiz: 'iid', quiz_option: 'quiz_iid' },
} as const satisfies Record<string, Partial<Record<TableName, string>>>;

/** Returns the model sets of whose readiness these rows say something: directly, by a passage, or by a question. */
async function touchedModelsets(store: Store, touched: readonly Touched[]): Promise<number[]> {
  const rows = touched.filter(({ before, after }) => !isSame(before, after));
  // A new question is in no model set yet: its tag is a row of its own.
  const added = new Set(rows.filter(({ table, before }) => table === 'quiz' && !before).map(({ iid }) => iid));
  const quizzes = idsIn(rows, columns.quiz).filter((iid) => !added.has(iid));
  const ofQuizzes = await usesOf(store, quizzes);
  const passages = [...idsIn(rows, columns.passage), ...ofQuizzes.passages];
  const modelsets = [...idsIn(rows, columns.modelset), ...ofQuizzes.modelsets, ...(await modelsetsWith(store, passages))];
  return [...new Set(modelsets)];
}

/** Returns the ids that rows name, or named before, in the column of their table. */
const idsIn = (rows: readonly Touched[], of: Partial<Record<TableName, string>>): number[] =>
  rows.flatMap(({ table, before, after }) => {
    const column = of[table];
    const named = column === undefined ? [] : [before?.[column], after?.[column]];
    return named.filter((value) => typeof value === 'number');
  });

/** Returns the model sets and passages that have these questions. */
async function usesOf(store: Store, quiz_iid: readonly number[]): Promise<{ modelsets: number[]; passages: number[] }> {
  if (quiz_iid.length === 0) return { modelsets: [], passages: [] };
  const tags = await store.list('quiz_tag', { where: { quiz_iid, modelset_iid: { not: null } }, columns: ['modelset_iid'] });
  const inPassages = await store.list('passage_quiz_tag', { where: { quiz_iid }, columns: ['passage_iid'] });
  return {
    modelsets: tags.flatMap(({ modelset_iid }) => modelset_iid ?? []),
    passages: inPassages.map(({ passage_iid }) => passage_iid),
  };
}

async function modelsetsWith(store: Store, passage_iid: readonly number[]): Promise<number[]> {
  if (passage_iid.length === 0) return [];
  const tags = await store.list('passage_modelset_tag', { where: { passage_iid }, columns: ['modelset_iid'] });
  return tags.map(({ modelset_iid }) => modelset_iid);
}
