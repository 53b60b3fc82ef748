import type { Store } from '@/backend/store/port';
import { type NewRow, type Row, type TableName, tableNames } from '@/backend/store/tables';
import { byCharacters } from '@/domain/characters';
import { createFakeRestTables, type FakeRestTables } from './fakeRestTables';
import { checkRemoval, checkRow, valueOf } from './integrity';
import type { KeptTables, Storage } from './storage';

interface DemoStore extends Store {
  /** Replaces every row; `renew` is given those that stand. */
  replaceAll(renew: (rows: FakeRestTables) => Promise<KeptTables>): Promise<void>;
}

/**
 * The demo's store. What is saved is the truth and the memory a copy of it: under a lock that all tabs share,
 * a stale copy is loaded anew, and a transaction that fails leaves nothing but a stale copy.
 */
export function createFakeRestStore(storage: Storage, seed: () => Promise<KeptTables>): DemoStore {
  let copy: { stamp: string | undefined; rows: FakeRestTables; saved: boolean } | undefined;

  const freshCopy = async () => {
    const stamp = await storage.stamp();
    if (copy && copy.stamp === stamp) return copy;
    const kept = await storage.load();
    copy = { stamp, rows: createFakeRestTables(kept ?? (await seed())), saved: kept !== undefined };
    return copy;
  };

  const locked = async <Result>(mode: LockMode, work: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(storage.name, { mode }, work);

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
          await storage.save(stamp, await keepAll(current.rows, current.saved ? [...written] : tableNames));
          copy = { ...current, stamp, saved: true };
        }
        return result;
      } catch (error) {
        if (written.size > 0) copy = undefined;
        throw error;
      }
    });

  return {
    list: (table, query) => read((store) => store.list(table, query)),
    get: (table, iid) => read((store) => store.get(table, iid)),
    insert: (table, row) => tx((store) => store.insert(table, row)),
    update: (table, iid, changes) => tx((store) => store.update(table, iid, changes)),
    remove: (table, iid) => tx((store) => store.remove(table, iid)),
    tx,
    close: async () => {},
    replaceAll: (renew) =>
      locked('exclusive', async () => {
        // What can't be read is what this is to mend: there nothing stands.
        const { rows } = await freshCopy().catch(() => ({ rows: createFakeRestTables({}) }));
        await storage.save(crypto.randomUUID(), await renew(rows));
      }),
  };
}

async function keepAll(rows: FakeRestTables, names: readonly TableName[]): Promise<Partial<KeptTables>> {
  const kept: Partial<KeptTables> = {};
  for (const name of names) kept[name] = await rows.keep(name);
  return kept;
}

/** The store inside a lock; it notes the tables it writes. */
function openStore(rows: FakeRestTables, written: Set<TableName>): Store {
  const get = async <T extends TableName>(table: T, iid: number): Promise<Row<T> | undefined> =>
    (await rows.select(table, (row) => row.iid === iid))[0];

  return {
    get,
    async list(table, query = {}) {
      const matching = await rows.select(table, matcher(query.where ?? {}));
      const { sort = [], offset = 0, limit = matching.length } = query;
      return matching.toSorted(byColumns(sort)).slice(offset, offset + limit);
    },
    async insert<T extends TableName>(table: T, row: NewRow<T>) {
      const stored = { ...row, iid: rows.nextId(table) };
      await checkRow(rows, table, stored);
      written.add(table);
      await rows.insert(table, stored);
      return stored;
    },
    async update<T extends TableName>(table: T, iid: number, changes: Partial<NewRow<T>>) {
      const row = await get(table, iid);
      if (!row) return undefined;
      // As in SQL, a column without a value is left alone.
      const given: Partial<NewRow<T>> = JSON.parse(JSON.stringify(changes));
      const changed = { ...row, ...given };
      await checkRow(rows, table, changed);
      written.add(table);
      await rows.replace(table, changed);
      return changed;
    },
    async remove(table, iid) {
      if (!(await get(table, iid))) return false;
      await checkRemoval(rows, table, iid);
      written.add(table);
      await rows.remove(table, iid);
      return true;
    },
    tx: () => Promise.reject(new Error('Transactions do not nest')),
    close: async () => {},
  };
}

const matcher = (where: object) => (row: object) =>
  Object.keys(where).every((column) => {
    const wanted = valueOf(where, column);
    const value = valueOf(row, column);
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });

/** Null comes last, as in PostgreSQL; rows that tie keep their order. */
const byColumns =
  (columns: readonly PropertyKey[]) =>
  (one: object, other: object): number => {
    for (const column of columns) {
      const order = compare(valueOf(one, column), valueOf(other, column));
      if (order !== 0) return order;
    }
    return 0;
  };

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  if (typeof one === 'string' && typeof other === 'string') return byCharacters(one, other);
  return Number(one) - Number(other);
}
