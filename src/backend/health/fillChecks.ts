import type { Store } from '@/backend/store/port';
import { type CheckedTableName, checkedTableNames, checksOf } from './checkedParts';
import { putChecks } from './noteChecks';

/** How many records are read at once. */
const portion = 500;

/** Up to which record the checks are in step. */
export interface Place {
  area: CheckedTableName;
  last: number;
}

/**
 * Brings the checks in step with the records after a place, by default with all, a portion at a time: writes do it for the records that they
 * change, but not for those of a seed, or of a version that checked less. Yields how many records it has read after each portion, and the
 * place that it has come to.
 */
export async function* fillChecks(store: Store, from?: Place): AsyncGenerator<{ count: number; place: Place }, void> {
  const begun = from ? checkedTableNames.indexOf(from.area) : 0;
  for (const area of checkedTableNames.slice(begun)) {
    for (let last: number | undefined = area === from?.area ? from.last : 0; last !== undefined; ) {
      const read = await fillAfter(store, area, last);
      const end = read.at(-1);
      yield { count: read.length, place: { area, last: end ?? last } };
      last = read.length < portion ? undefined : end;
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
