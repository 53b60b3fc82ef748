import type { Store } from '@/backend/store/port';

/** How many rows one transaction removes: others don't wait long for it. */
const batch = 500;

/**
 * Removes the history, the deleted records, and what else has happened, from before this instant, an ISO text. A record's first entry stays, because it says who made
 * the record; without what it changed, which no version can be told from once the entries after it are gone.
 */
export async function expireHistory(store: Store, before: string): Promise<void> {
  const old = { where: { created_date: { lt: before }, is_first: false }, columns: ['iid'], limit: batch } as const;
  await inBatches(async (tx) => {
    const iid = (await tx.list('history', old)).map((entry) => entry.iid);
    return tx.removeMany('history', { where: { iid } });
  });
  const first = {
    where: { created_date: { lt: before }, is_first: true, changes: { not: '[]' } },
    columns: ['iid'],
    limit: batch,
  } as const;
  await inBatches(async (tx) => {
    const iid = (await tx.list('history', first)).map((entry) => entry.iid);
    return tx.updateMany('history', { where: { iid } }, { changes: '[]' });
  });
  const deleted = { where: { deleted_date: { lt: before } }, columns: ['iid'], limit: batch } as const;
  await inBatches(async (tx) => {
    const iid = (await tx.list('recycled', deleted)).map((entry) => entry.iid);
    return tx.removeMany('recycled', { where: { iid } });
  });

  const activity = { where: { at: { lt: before } }, columns: ['iid'], limit: batch } as const;
  await inBatches(async (tx) => {
    const iid = (await tx.list('activity', activity)).map((row) => row.iid);
    return tx.removeMany('activity', { where: { iid } });
  });

  async function inBatches(work: (tx: Store) => Promise<number>): Promise<void> {
    while ((await store.tx(work)) === batch);
  }
}
