import type { Store } from '@/backend/store/port';
import { type CheckedTableName, checkedTableNames, checksOf } from './checkedParts';
import { putChecks } from './noteChecks';

/** How many records are read at once. */
const portion = 500;

/**
 * Brings the checks in step with all records, a portion at a time: writes do it for the records that they change, but not for those of a
 * seed, a restored backup or an older version. Yields how many records it has read after each portion.
 */
export async function* fillChecks(store: Store): AsyncGenerator<number, void> {
  for (const area of checkedTableNames) {
    for (let last: number | undefined = 0; last !== undefined; ) {
      const read = await fillAfter(store, area, last);
      yield read.length;
      last = read.length < portion ? undefined : read.at(-1);
    }
  }
}

/** Does a portion of a table; returns the ids of its records, which are locked meanwhile so that none is changed beside it. */
const fillAfter = (store: Store, area: CheckedTableName, last: number): Promise<number[]> =>
  store.tx(async (tx) => {
    const rows = await tx.list(area, { where: { iid: { gt: last } }, sort: ['iid'], limit: portion, lock: 'lock' });
    const records = rows.map((row) => ({ iid: row.iid, checks: checksOf(area, row) }));
    await putChecks(tx, area, records);
    return records.map(({ iid }) => iid);
  });
