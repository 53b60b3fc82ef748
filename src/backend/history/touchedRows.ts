import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import { isKept } from './areas';

export type Fields = Readonly<Record<string, unknown>>;

/** A row that a call has written, as it was before the call and after its last write; undefined where there was, or is, none. */
export interface Touched {
  table: TableName;
  iid: number;
  before: Fields | undefined;
  after: Fields | undefined;
  /** Whether it was removed once, and stands again. */
  isPutBack?: boolean;
}

/** The rows that a transaction has written, in the order of each row's last write. */
export type TouchedRows = Map<string, Touched>;

/** Returns the store of a transaction that notes each written row of the records whose history is kept. */
export function notingStore(store: Store): { store: Store; touched: TouchedRows } {
  const touched: TouchedRows = new Map();

  const note = (table: TableName, iid: number, row: Partial<Omit<Touched, 'table' | 'iid'>>) => {
    const key = `${table}/${iid}`;
    const known = touched.get(key);
    touched.delete(key);
    touched.set(key, { table, iid, ...row, before: known ? known.before : row.before, after: row.after });
  };
  const noteNew = (table: TableName, rows: readonly { iid: number }[], isPutBack = false) => {
    if (isKept(table)) for (const row of rows) note(table, row.iid, { after: { ...row }, isPutBack });
  };
  const noteChanged = (table: TableName, rows: readonly { iid: number }[], changesOf: (iid: number) => object | undefined) => {
    for (const row of rows) note(table, row.iid, { before: { ...row }, after: { ...row, ...given(changesOf(row.iid)) } });
  };

  return {
    touched,
    store: {
      ...store,
      insert: async (table, row) => {
        const written = await store.insert(table, row);
        noteNew(table, [written]);
        return written;
      },
      insertMany: async (table, rows) => {
        const written = await store.insertMany(table, rows);
        noteNew(table, written);
        return written;
      },
      putBack: async (table, rows) => {
        await store.putBack(table, rows);
        noteNew(table, rows, true);
      },
      update: async (table, iid, changes) => {
        const before = isKept(table) ? await store.get(table, iid, 'lock') : undefined;
        const after = await store.update(table, iid, changes);
        if (before) note(table, iid, { before: { ...before }, after: { ...after } });
        return after;
      },
      updateMany: async (table, filter, changes) => {
        const standing = isKept(table) ? await store.list(table, { ...filter, lock: 'lock' }) : [];
        const count = await store.updateMany(table, filter, changes);
        noteChanged(table, standing, () => changes);
        return count;
      },
      updateEach: async (table, rows) => {
        const changes = new Map(rows.map((row) => [row.iid, row]));
        const standing = isKept(table) ? await rowsWith(store, table, [...changes.keys()]) : [];
        await store.updateEach(table, rows);
        noteChanged(table, standing, (iid) => changes.get(iid));
      },
      remove: async (table, iid) => {
        const before = isKept(table) ? await store.get(table, iid, 'lock') : undefined;
        const isRemoved = await store.remove(table, iid);
        if (before) note(table, iid, { before: { ...before } });
        return isRemoved;
      },
      removeMany: async (table, filter) => {
        const standing = isKept(table) ? await store.list(table, { ...filter, lock: 'lock' }) : [];
        const count = await store.removeMany(table, filter);
        for (const row of standing) note(table, row.iid, { before: { ...row } });
        return count;
      },
    },
  };
}

/** Drops undefined columns: they don't change. */
const given = (changes: object = {}): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

const rowsWith = (store: Store, table: TableName, iid: readonly number[]) => store.list(table, { where: { iid }, lock: 'lock' });
