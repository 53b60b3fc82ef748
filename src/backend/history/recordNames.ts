import { references } from '@/backend/store/foreignKeys';
import type { Store } from '@/backend/store/port';
import { detailsOf, type TableName } from '@/backend/store/tables';
import { shortText } from '@/domain/html/shortText';
import type { Fields } from './touchedRows';

/** Returns the names of rows of a table, in their order; a tag is named by its records, which are read together. */
export async function recordNames(store: Store, table: TableName, rows: readonly Fields[]): Promise<string[]> {
  const { name: columns = [] } = detailsOf(table);
  const texts = await Promise.all(columns.map((column) => textsOf(store, { table, column }, rows)));
  const isTag = columns.some((column) => targetOf(table, column));
  return rows.map((_, place) => texts.flatMap((of) => of[place] || []).join(isTag ? ' · ' : ' '));
}

const targetOf = (table: TableName, column: string): TableName | undefined =>
  references.find((reference) => reference.table === table && reference.column === column)?.target;

async function textsOf(
  store: Store,
  { table, column }: { table: TableName; column: string },
  rows: readonly Fields[],
): Promise<string[]> {
  const target = targetOf(table, column);
  if (!target) return rows.map(({ [column]: text }) => (typeof text === 'string' ? shortText(text) : ''));
  const iid = [...new Set(rows.map((row) => Number(row[column] ?? 0)))];
  const referred = await store.list(target, { where: { iid } });
  const names = await recordNames(store, target, referred);
  const byId = new Map(referred.map((row, place) => [row.iid, names[place] ?? '']));
  return rows.map((row) => byId.get(Number(row[column])) ?? '');
}
