import { notingWrites } from '@/backend/store/notingWrites';
import { type Store, unavailableIn } from '@/backend/store/port';
import type { Column, Existing, Filter, Joined, Query, Read } from '@/backend/store/query';
import type { Row, TableName } from '@/backend/store/tables';
import type { Database } from './database';
import { columnsOf } from './hiddenColumns';
import { readingAgain, retrying } from './retry';
import { isKept, selectKeptCount } from './rowCounts';
import { selectCount, selectCounts, selectRows } from './selection';
import { renewVersions } from './versions';
import { changeEachRow, changeRows, insertRows, putBackRows, removeRows } from './writing';

interface Options {
  /** Rejects with why nothing can be written. */
  mayWrite?: (() => Promise<void>) | undefined;
  /** Notes whose a write is, in its transaction. */
  noteWriter?: ((database: Database, person: number) => Promise<void>) | undefined;
}

/**
 * Creates a store in PostgreSQL, which other processes may share. Transactions wait for each other's locked rows; reads wait for none.
 * `close` closes the database, for who owns it.
 */
export function createPostgresStore(
  database: Database,
  close = async () => {},
  { mayWrite = async () => {}, noteWriter }: Options = {},
): Store {
  const note = async (noting: Database, writer: number) => writer > 0 && noteWriter?.(noting, writer);
  const tx: Store['tx'] = async (work, writer = 0) => {
    await mayWrite();
    const writing = retrying(() =>
      database.transaction(async (transaction) => {
        const written = new Set<TableName>();
        const result = await work(notingWrites(storeOn(transaction), (table) => written.add(table)));
        await note(transaction, writer);
        await renewVersions(transaction, written);
        return result;
      }),
    );
    // What has refused it is among what they read next.
    return writing.catch(async (error: unknown) => {
      if (!unavailableIn(error)) await note(database, writer);
      throw error;
    });
  };
  const { list, count, countBy, get } = storeOn(database);
  return {
    list: (table, query) => readingAgain(() => list(table, query)),
    count: (table, filter, most) => readingAgain(() => count(table, filter, most)),
    countBy: (table, column, filter) => readingAgain(() => countBy(table, column, filter)),
    get: (table, iid) => readingAgain(() => get(table, iid)),
    insert: (table, row) => tx((store) => store.insert(table, row)),
    insertMany: (table, rows) => tx((store) => store.insertMany(table, rows)),
    putBack: (table, rows) => tx((store) => store.putBack(table, rows)),
    update: (table, iid, changes) => tx((store) => store.update(table, iid, changes)),
    updateMany: (table, filter, changes) => tx((store) => store.updateMany(table, filter, changes)),
    updateEach: (table, rows) => tx((store) => store.updateEach(table, rows)),
    remove: (table, iid) => tx((store) => store.remove(table, iid)),
    removeMany: (table, filter) => tx((store) => store.removeMany(table, filter)),
    tx,
    close,
  };
}

/** Opens the store of a connection; its writes and locks need a transaction. */
export function storeOn(database: Database): Store {
  return {
    async list<
      T extends TableName,
      C extends Column<T> = Column<T>,
      J extends Joined<T> | undefined = undefined,
      E extends Existing<T> | undefined = undefined,
    >(table: T, query: Query<T, C, J, E> = {}) {
      const rows = await selectRows(database, table, query);
      return rows.map((row) => read(table, query, row));
    },
    async count(table, filter = {}, most) {
      const isKnown = most === undefined && isKept(table, filter);
      const [counted] = await (isKnown ? selectKeptCount(database, table) : selectCount(database, table, filter, most));
      return Number(counted?.count);
    },
    async countBy<T extends TableName, C extends Column<T>>(table: T, column: C, filter: Filter<T> = {}) {
      const counted = await selectCounts(database, table, column, filter);
      return new Map(
        counted.map((row) => [read<T, C, undefined, undefined>(table, { columns: [column] }, row)[column], Number(row['count'])]),
      );
    },
    async get<T extends TableName>(table: T, iid: number, lock?: 'lock') {
      const [row] = await selectRows(database, table, { where: { iid }, lock });
      return row && readRow(table, row);
    },
    insert: async (table, row) => only(table, await insertRows(database, table, [row])),
    insertMany: async (table, rows) => (await insertRows(database, table, rows)).map((row) => readRow(table, row)),
    putBack: async (table, rows) => void (await putBackRows(database, table, rows)),
    async update(table, iid, changes) {
      const changed = await changeRows(database, table, { where: { iid } }, changes);
      return changed.length === 0 ? undefined : only(table, changed);
    },
    updateMany: async (table, filter, changes) => (await changeRows(database, table, filter, changes)).length,
    updateEach: async (table, rows) => void (await changeEachRow(database, table, rows)),
    remove: async (table, iid) => (await removeRows(database, table, { where: { iid } })) > 0,
    removeMany: (table, filter) => removeRows(database, table, filter),
    tx: () => Promise.reject(new Error('Transactions do not nest')),
    close: async () => {},
  };
}

const namesOf = (table: TableName): string[] => Object.keys(columnsOf(table));

function only<T extends TableName>(table: T, [row]: readonly object[]): Row<T> {
  if (!row) throw new Error(`No row of ${table} was written`);
  return readRow(table, row);
}

/** Parses a database row with all columns of a table. */
function readRow<T extends TableName>(table: T, values: object): Row<T> {
  if (!isRow(table, values)) throw new Error(`The database gave no row of ${table}`);
  return values;
}

const isRow = <T extends TableName>(table: T, values: object): values is Row<T> => namesOf(table).every((name) => name in values);

/** Parses a row of a query's result. */
function read<T extends TableName, C extends Column<T>, J extends Joined<T> | undefined, E extends Existing<T> | undefined>(
  table: T,
  query: Query<T, C, J, E>,
  values: object,
): Read<T, C, J, E> {
  if (!isRead(table, query, values)) throw new Error(`The database gave no answer of ${table}`);
  return values;
}

const isRead = <T extends TableName, C extends Column<T>, J extends Joined<T> | undefined, E extends Existing<T> | undefined>(
  table: T,
  { columns, join = {}, exists = {} }: Query<T, C, J, E>,
  values: object,
): values is Read<T, C, J, E> =>
  [...(columns ?? namesOf(table)), ...Object.keys(join), ...Object.keys(exists)].every((name) => name in values);
