import type { Store } from '@/backend/store/port';
import { detailsOf, type TableName } from '@/backend/store/tables';
import { isKept } from './keptTables';

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
  const notes = notesIn(touched);
  return {
    touched,
    store: { ...store, ...notingInserts(store, notes), ...notingChanges(store, notes), ...notingRemovals(store, notes) },
  };
}

type Row = Fields & { iid: number };
type Notes = ReturnType<typeof notesIn>;

function notesIn(touched: TouchedRows) {
  const note = (table: TableName, iid: number, row: Partial<Omit<Touched, 'table' | 'iid'>>) => {
    const key = `${table}/${iid}`;
    const known = touched.get(key);
    if (!concerns(table, row.after ?? row.before)) return;
    touched.delete(key);
    touched.set(key, {
      table,
      iid,
      before: known ? known.before : withoutSecrets(table, row.before),
      after: withoutSecrets(table, row.after),
      isPutBack: row.isPutBack ?? false,
    });
  };
  return {
    added: (table: TableName, rows: readonly Row[], isPutBack = false) => {
      if (isKept(table)) for (const row of rows) note(table, row.iid, { after: { ...row }, isPutBack });
    },
    changed: (table: TableName, before: Row, changes: object = {}) => {
      // As in SQL, undefined columns don't change.
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      note(table, before.iid, { before: { ...before }, after: { ...before, ...Object.fromEntries(given) } });
    },
    removed: (table: TableName, row: Row) => note(table, row.iid, { before: { ...row } }),
  };
}

const concerns = (table: TableName, row: Fields = {}): boolean => detailsOf(table).isKept?.(row) ?? true;

function withoutSecrets(table: TableName, row: Fields | undefined): Fields | undefined {
  const { secrets } = detailsOf(table);
  if (!row || !secrets) return row;
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column)));
}

const notingInserts = (store: Store, { added }: Notes): Pick<Store, 'insert' | 'insertMany' | 'putBack'> => ({
  insert: async (table, row) => {
    const written = await store.insert(table, row);
    added(table, [written]);
    return written;
  },
  insertMany: async (table, rows) => {
    const written = await store.insertMany(table, rows);
    added(table, written);
    return written;
  },
  putBack: async (table, rows) => {
    await store.putBack(table, rows);
    added(table, rows, true);
  },
});

const notingChanges = (store: Store, { changed }: Notes): Pick<Store, 'update' | 'updateMany' | 'updateEach'> => ({
  update: async (table, iid, changes) => {
    const before = isKept(table) ? await store.get(table, iid, 'lock') : undefined;
    const after = await store.update(table, iid, changes);
    if (before) changed(table, before, after);
    return after;
  },
  updateMany: async (table, filter, changes) => {
    const standing = isKept(table) ? await store.list(table, { ...filter, lock: 'lock' }) : [];
    const count = await store.updateMany(table, filter, changes);
    for (const row of standing) changed(table, row, changes);
    return count;
  },
  updateEach: async (table, rows) => {
    const changes = new Map(rows.map((row) => [row.iid, row]));
    const standing = isKept(table) ? await rowsWith(store, table, [...changes.keys()]) : [];
    await store.updateEach(table, rows);
    for (const row of standing) changed(table, row, changes.get(row.iid));
  },
});

const notingRemovals = (store: Store, { removed }: Notes): Pick<Store, 'remove' | 'removeMany'> => ({
  remove: async (table, iid) => {
    const before = isKept(table) ? await store.get(table, iid, 'lock') : undefined;
    const isRemoved = await store.remove(table, iid);
    if (before) removed(table, before);
    return isRemoved;
  },
  removeMany: async (table, filter) => {
    const standing = isKept(table) ? await store.list(table, { ...filter, lock: 'lock' }) : [];
    const count = await store.removeMany(table, filter);
    for (const row of standing) removed(table, row);
    return count;
  },
});

const rowsWith = (store: Store, table: TableName, iid: readonly number[]) => store.list(table, { where: { iid }, lock: 'lock' });
