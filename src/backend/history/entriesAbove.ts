import { references } from '@/backend/store/foreignKeys';
import type { Store } from '@/backend/store/port';
import type { Row, TableName } from '@/backend/store/tables';
import { removedRows } from './removedRows';

type Entry = Row<'recycled'>;

interface Referred {
  table: TableName;
  iid: number;
}

/**
 * Returns a function that lists, for each of these entries of the recycle bin, the other entries that have to be restored before it: what
 * its rows refer to, and what that refers to, the outermost first. All are read together, a level at a time.
 */
export async function entriesAbove(store: Store, entries: readonly Entry[]): Promise<(entry: Entry) => Entry[]> {
  const found = new Map<string, Entry | undefined>();
  for (let level = entries; level.length > 0; ) {
    const referred = level.flatMap(referredBy).filter((row) => !found.has(keyOf(row)));
    const above = await deletedAmong(store, referred);
    for (const row of referred) found.set(keyOf(row), above.get(keyOf(row)));
    level = [...above.values()];
  }
  const listOf = (entry: Entry): Entry[] => {
    const above = referredBy(entry).flatMap((row) => found.get(keyOf(row)) ?? []);
    return [...new Set(above.flatMap((each) => [...listOf(each), each]))];
  };
  return listOf;
}

const keyOf = ({ table, iid }: Referred): string => `${table}/${iid}`;

/** Returns the records outside of an entry to which its rows refer. */
function referredBy({ rows }: Entry): Referred[] {
  const removed = removedRows(rows);
  const own = new Set(removed.map(({ table, row }) => `${table}/${String(row['iid'])}`));
  return removed.flatMap(({ table, row }) =>
    references
      .filter((reference) => reference.table === table)
      .flatMap(({ column, target }) => {
        const iid = row[column];
        return typeof iid === 'number' && !own.has(`${target}/${iid}`) ? { table: target, iid } : [];
      }),
  );
}

/** Returns the entries of those of these records that were deleted, by their keys: of each the last one. */
async function deletedAmong(store: Store, referred: readonly Referred[]): Promise<Map<string, Entry>> {
  const deleted = new Map<string, Entry>();
  for (const table of new Set(referred.map((row) => row.table))) {
    const iid = [...new Set(referred.filter((row) => row.table === table).map((row) => row.iid))];
    const standing = new Set((await store.list(table, { where: { iid }, columns: ['iid'] })).map((row) => row.iid));
    const gone = iid.filter((each) => !standing.has(each));
    if (gone.length === 0) continue;
    const entries = await store.list('recycled', { where: { area: table, record_iid: gone }, sort: ['iid'] });
    for (const entry of entries) deleted.set(keyOf({ table, iid: entry.record_iid }), entry);
  }
  return deleted;
}
