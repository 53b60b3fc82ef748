import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import { locks } from '@/providers/storage/locks';
import { createFakeRestTables, type FakeRestTables } from './fakeRestTables';
import { openStore } from './openStore';
import type { KeptTable, KeptTables, Storage } from './storage';

interface DemoStore extends Store {
  /** Saves only the tables that `renew` returns, so that all others begin again. */
  replaceAll(renew: (rows: FakeRestTables) => Promise<KeptTables>): Promise<void>;
}

/**
 * Creates the demo's store. The saved tables count, and those in memory are a copy: under a lock that all tabs share, a stale copy is
 * loaded again, and a failed transaction leaves only a stale copy. A table that was never written is the one that `seed` returns.
 */
export function createFakeRestStore(storage: Storage, seed: (table: TableName) => Promise<KeptTable>): DemoStore {
  let copy: { stamp: string | undefined; rows: FakeRestTables } | undefined;
  const load = async (table: TableName) => (await storage.load(table)) ?? seed(table);

  const freshCopy = async () => {
    const stamp = await storage.stamp();
    if (copy && copy.stamp === stamp) return copy;
    copy = { stamp, rows: createFakeRestTables(load) };
    return copy;
  };

  const locked = async <Result>(mode: LockMode, work: () => Promise<Result>): Promise<Result> =>
    locks.request(storage.name, { mode }, work);

  const read = <Result>(work: (store: Store) => Promise<Result>) =>
    locked('shared', async () => work(openStore((await freshCopy()).rows, new Set())));

  const tx = <Result>(work: (store: Store) => Promise<Result>) =>
    locked('exclusive', async () => {
      const current = await freshCopy();
      const written = new Set<TableName>();
      try {
        const result = await work(openStore(current.rows, written));
        if (written.size > 0) {
          const stamp = crypto.randomUUID();
          await storage.save(stamp, await keepAll(current.rows, [...written]));
          copy = { ...current, stamp };
        }
        return result;
      } catch (error) {
        if (written.size > 0) copy = undefined;
        throw error;
      }
    });

  return {
    list: (table, query) => read((store) => store.list(table, query)),
    count: (table, filter) => read((store) => store.count(table, filter)),
    get: (table, iid) => read((store) => store.get(table, iid)),
    insert: (table, row) => tx((store) => store.insert(table, row)),
    insertMany: (table, many) => tx((store) => store.insertMany(table, many)),
    update: (table, iid, changes) => tx((store) => store.update(table, iid, changes)),
    updateMany: (table, filter, changes) => tx((store) => store.updateMany(table, filter, changes)),
    updateEach: (table, many) => tx((store) => store.updateEach(table, many)),
    remove: (table, iid) => tx((store) => store.remove(table, iid)),
    removeMany: (table, filter) => tx((store) => store.removeMany(table, filter)),
    tx,
    close: async () => {},
    replaceAll: (renew) =>
      locked('exclusive', async () => {
        const { rows } = await freshCopy();
        await storage.replace(crypto.randomUUID(), await renew(rows));
      }),
  };
}

async function keepAll(rows: FakeRestTables, names: readonly TableName[]): Promise<KeptTables> {
  const kept: KeptTables = {};
  for (const name of names) kept[name] = await rows.keep(name);
  return kept;
}
