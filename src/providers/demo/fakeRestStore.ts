import type { Store } from '@/backend/store/port';
import type { Column, Existing, Filter, Joined, Query, Read } from '@/backend/store/query';
import type { Row, TableName } from '@/backend/store/tables';
import { locks } from '@/providers/storage/locks';
import { createFakeRestTables, type FakeRestTables } from './fakeRestTables';
import { matcher, reader, sorter } from './rowQuery';
import type { KeptTable, KeptTables, Storage } from './storage';
import { createWriter } from './writer';

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
    count: (table, filter, most) => read((store) => store.count(table, filter, most)),
    countBy: (table, column, filter) => read((store) => store.countBy(table, column, filter)),
    get: (table, iid) => read((store) => store.get(table, iid)),
    insert: (table, row) => tx((store) => store.insert(table, row)),
    insertMany: (table, many) => tx((store) => store.insertMany(table, many)),
    putBack: (table, many) => tx((store) => store.putBack(table, many)),
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

/** Opens the store in a lock; `written` collects the tables it writes. */
function openStore(rows: FakeRestTables, written: Set<TableName>): Store {
  const writer = createWriter(rows, written);
  const select = async <T extends TableName>(table: T, filter: Filter<T>): Promise<Row<T>[]> => {
    await rows.open(table);
    return rows.select(table, await matcher(rows, table, filter));
  };
  const selectOne = async <T extends TableName>(table: T, iid: number): Promise<Row<T>[]> => {
    await rows.open(table);
    const row = rows.find(table, iid);
    return row ? copiesOf([row]) : [];
  };

  return {
    async list<
      T extends TableName,
      C extends Column<T> = Column<T>,
      J extends Joined<T> | undefined = undefined,
      E extends Existing<T> | undefined = undefined,
    >(table: T, query: Query<T, C, J, E> = {}) {
      const matching = await select(table, query);
      const { sort, offset = 0, limit = matching.length } = query;
      const shown = matching.toSorted(sorter(rows, table, sort)).slice(offset, offset + limit);
      return copiesOf<Read<T, C, J, E>>(shown.map(await reader(rows, table, query)));
    },
    count: async (table, filter = {}, most = Number.POSITIVE_INFINITY) => Math.min(most, (await select(table, filter)).length),
    async countBy<T extends TableName, C extends Column<T>>(table: T, column: C, filter: Filter<T> = {}) {
      const counts = new Map<Row<T>[C], number>();
      for (const row of await select(table, filter)) counts.set(row[column], (counts.get(row[column]) ?? 0) + 1);
      return counts;
    },
    get: async (table, iid) => (await selectOne(table, iid))[0],
    insert: async (table, row) => only(await writer.insert(table, [row])),
    insertMany: writer.insert,
    putBack: writer.putBack,
    update: async (table, iid, changes) => (await writer.change(table, await selectOne(table, iid), () => changes))[0],
    updateMany: async (table, filter, changes) => (await writer.change(table, await select(table, filter), () => changes)).length,
    async updateEach(table, many) {
      const changes = new Map(many.map((row) => [row.iid, row]));
      await rows.open(table);
      await writer.change(table, await rows.select(table, ({ iid }) => changes.has(iid)), (iid) => changes.get(iid));
    },
    remove: async (table, iid) => (await writer.remove(table, await selectOne(table, iid))) > 0,
    removeMany: async (table, filter) => writer.remove(table, await select(table, filter)),
    tx: () => Promise.reject(new Error('Transactions do not nest')),
    close: async () => {},
  };
}

function only<R>([row]: readonly R[]): R {
  if (!row) throw new Error('No row was written');
  return row;
}

/** Copies rows by JSON, which loses nothing: they hold JSON values only. */
function copiesOf<R>(rows: readonly object[]): R[] {
  const copies: R[] = JSON.parse(JSON.stringify(rows));
  return copies;
}
