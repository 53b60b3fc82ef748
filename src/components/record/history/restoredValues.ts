import type { RaRecord } from 'react-admin';
import type { HistoryEntry } from '@/contract/history';
import { isSame } from '@/domain/mergeEdits';
import type { Adapter } from '@/providers/data/adapter';

type Values = Readonly<Record<string, unknown>>;

/** Returns the columns of a record as they were before these entries, the newest first. */
export const columnsBefore = (entries: readonly HistoryEntry[]): Values =>
  Object.fromEntries(
    entries.flatMap(({ changes }) =>
      changes.flatMap(({ field, before }) => (Array.isArray(before) ? [] : [[field, before] as const])),
    ),
  );

/** Returns the lists of rows that these entries have changed: a form doesn't get them back, because its rows have ids that may be gone. */
export const rowListsBefore = (entries: readonly HistoryEntry[]): readonly string[] => [
  ...new Set(entries.flatMap(({ changes }) => changes.flatMap(({ field, before }) => (Array.isArray(before) ? [field] : [])))),
];

/** Returns the fields of a form in which a record with these columns differs from the present one. */
export function restoredValues(record: RaRecord, columns: Values, { toRecord = (row) => row }: Adapter): Values {
  const restored: Values = toRecord({ ...record, ...columns });
  return Object.fromEntries(Object.entries(restored).filter(([field, value]) => !isSame(value, record[field])));
}
