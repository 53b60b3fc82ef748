import { z } from 'zod/mini';
import { references } from '@/backend/store/foreignKeys';
import type { Store } from '@/backend/store/port';
import type { Row, TableName } from '@/backend/store/tables';
import { fieldChange, type HistoryEntry, type keptRow } from '@/contract/history';
import { partAt } from './keptTables';
import { recordNames } from './recordNames';

/** Makes entries of their rows; the records to which changed fields refer are named, as they are called now. */
export async function historyEntries(store: Store, rows: readonly Row<'history'>[]): Promise<HistoryEntry[]> {
  const entries = rows.map(entryOf);
  const named = await namesOf(store, entries);
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map((change) => {
      const nameOf = (value: unknown) => named.get(`${entry.area}.${change.field}/${String(value)}`);
      return { ...change, before_name: nameOf(change.before), after_name: nameOf(change.after) };
    }),
  }));
}

const changesText = z.array(fieldChange);

const entryOf = ({ iid, record_iid, changes, is_first: _, ...entry }: Row<'history'>): HistoryEntry => ({
  ...entry,
  id: iid,
  record: record_iid,
  changes: changesText.parse(JSON.parse(changes)).map((change) => sentChange(entry.area, change)),
});

const storedRows = z.array(z.record(z.string(), z.unknown()));

/** Returns a change as it is sent: of rows without the columns by which they are stored. */
function sentChange(area: string, change: z.infer<typeof fieldChange>): z.infer<typeof fieldChange> {
  const part = partAt(area, change.field);
  if (!part) return change;
  const rowsOf = (stored: unknown) =>
    storedRows.parse(stored).map(({ iid, [part.by]: _, [part.order]: place, ...fields }): z.infer<typeof keptRow> => {
      return { id: Number(iid), place: Number(place), fields };
    });
  return { ...change, before: rowsOf(change.before), after: rowsOf(change.after) };
}

/** Returns the names of all records to which the entries refer, by field and id; those of a field are read together. */
async function namesOf(store: Store, entries: readonly HistoryEntry[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { table, column, target } of references) {
    const changes = entries.filter(({ area }) => area === table).flatMap((entry) => entry.changes);
    const values = changes.flatMap(({ field, before, after }) => (field === column ? [before, after] : []));
    const iid = [...new Set(values.filter((value) => typeof value === 'number'))];
    if (iid.length === 0) continue;
    for (const [id, name] of await namesIn(store, target, iid)) names.set(`${table}.${column}/${id}`, name);
  }
  return names;
}

async function namesIn(store: Store, table: TableName, iid: readonly number[]): Promise<(readonly [number, string])[]> {
  const rows = await store.list(table, { where: { iid } });
  const names = await recordNames(store, table, rows);
  return rows.map((row, place) => [row.iid, names[place] ?? ''] as const);
}
