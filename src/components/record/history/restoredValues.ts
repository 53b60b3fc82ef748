import type { RaRecord } from 'react-admin';
import { z } from 'zod/mini';
import type { Adapter } from '@/contract/adapter';
import { type HistoryEntry, keptRow } from '@/contract/history';
import { type RowsChange, rowsBefore } from '@/domain/rows/keptRows';
import { isSame } from '@/domain/rows/mergeEdits';

type Values = Readonly<Record<string, unknown>>;
type Change = HistoryEntry['changes'][number];

const keptRows = z.array(keptRow);
const rowsOfForm = z.catch(z.array(z.record(z.string(), z.unknown())), []);

/** Returns the rows of a list that a change is about; undefined for a change of a value. */
export function rowsIn({ before, after }: Change): RowsChange | undefined {
  const [old, fresh] = [keptRows.safeParse(before), keptRows.safeParse(after)];
  return old.success && fresh.success ? { before: old.data, after: fresh.data } : undefined;
}

/** Returns the rows that a record has in one of its lists. */
export const rowsOf = (record: RaRecord, field: string): Values[] => rowsOfForm.parse(record[field]);

/** Returns the columns and lists of a record as they were before these entries, the newest first. */
export function columnsBefore(record: RaRecord, entries: readonly HistoryEntry[]): Values {
  const columns: Record<string, unknown> = {};
  const lists = new Map<string, RowsChange[]>();
  for (const change of entries.flatMap(({ changes }) => changes)) {
    const rows = rowsIn(change);
    if (rows) lists.set(change.field, [...(lists.get(change.field) ?? []), rows]);
    else columns[change.field] = change.before;
  }
  for (const [field, changes] of lists) columns[field] = rowsBefore(rowsOf(record, field), changes);
  return columns;
}

/** Returns the fields of a form in which a record with these columns differs from the present one. */
export function restoredValues(record: RaRecord, columns: Values, { toRecord = (row) => row }: Adapter): Values {
  const restored: Values = toRecord({ ...record, ...columns });
  return Object.fromEntries(Object.entries(restored).filter(([field, value]) => !isSame(value, record[field])));
}
