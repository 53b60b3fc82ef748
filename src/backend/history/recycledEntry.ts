import { references } from '@/backend/store/foreignKeys';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { id } from '@/contract/fields';
import type { RecycledEntry } from '@/contract/history';
import { fileNameOf } from '@/domain/mediaPath';
import { entriesAbove } from './entriesAbove';
import { detailsIn } from './keptTables';
import { rightAreaOf } from './recordRights';
import { removedRows } from './removedRows';
import type { Fields } from './touchedRows';

/** Makes entries of the bin's rows. */
export async function recycledEntries(store: Store, rows: readonly Row<'recycled'>[]): Promise<RecycledEntry[]> {
  const above = await entriesAbove(store, rows);
  return rows.map((row) => ({
    ...recycledEntry(row),
    above: above(row).map(({ iid, area, name }) => ({ id: iid, area, name })),
  }));
}

function recycledEntry({ iid, record_iid, rows, ...entry }: Row<'recycled'>): Omit<RecycledEntry, 'above'> {
  const removed = removedRows(rows);
  const isOwn = ({ table, row }: Removed) => table === entry.area && row['iid'] === record_iid;
  return {
    ...entry,
    id: iid,
    right: rightAreaOf(entry.area),
    record: record_iid,
    name: detailsIn(entry.area).isFile ? fileNameOf(entry.name) : entry.name,
    parts: counted(removed.filter((row) => !isOwn(row))),
    below: belowOf(entry.area, removed.find(isOwn)?.row),
  };
}

type Removed = ReturnType<typeof removedRows>[number];

function counted(removed: readonly Removed[]): RecycledEntry['parts'] {
  const counts = new Map<string, number>();
  for (const { table } of removed) counts.set(table, (counts.get(table) ?? 0) + 1);
  return [...counts].map(([area, count]) => ({ area, count }));
}

/** Returns the record in whose details a row stands, where it has none of its own. */
export function belowOf(area: string, row: Fields | undefined): RecycledEntry['below'] {
  const { below: column } = detailsIn(area);
  const target = references.find((reference) => reference.table === area && reference.column === column)?.target;
  const record = id.safeParse(column && row?.[column]).data;
  return target && record !== undefined ? { area: target, record } : null;
}
