import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Query, Store } from '@/backend/store/port';
import { type NewRow, type Row, type TableName, tables } from '@/backend/store/tables';
import { conditionOf, orderOf } from './conditions';
import type { Database } from './database';
import { columnsOf, uniqueValuesOf } from './uniqueColumns';
import { refusing } from './violations';

/** Any number that nothing else locks. */
const transactionLock = 7_126_001;

/** Records in PostgreSQL. A transaction has the database to itself, whatever processes share it; reads outside of one don't wait. */
export function createPostgresStore(database: Database, close: () => Promise<void>): Store {
  const tx: Store['tx'] = (work) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${transactionLock})`);
      return work(openStore(transaction));
    });
  const { list, get } = openStore(database);
  return {
    list,
    get: (table, iid) => get(table, iid),
    insert: (table, row) => tx((store) => store.insert(table, row)),
    update: (table, iid, changes) => tx((store) => store.update(table, iid, changes)),
    remove: (table, iid) => tx((store) => store.remove(table, iid)),
    tx,
    close,
  };
}

/** The store of a connection; its writes need a transaction. */
function openStore(database: Database): Store {
  async function list<T extends TableName>(table: T, query: Query<T> = {}): Promise<Row<T>[]> {
    const { where = {}, sort = [], offset = 0, limit = Number.MAX_SAFE_INTEGER } = query;
    const columns = columnsOf(table);
    const rows = await database
      .select(columns)
      .from(source(table))
      .where(conditionOf(columns, where))
      .orderBy(...orderOf(columns, sort.map(String)))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => read(table, row));
  }

  async function get<T extends TableName>(table: T, iid: number, lock?: 'lock'): Promise<Row<T> | undefined> {
    const found = database.select(columnsOf(table)).from(source(table)).where(eq(tables[table].iid, iid));
    const [row] = await (lock ? found.for('update') : found);
    return row && read(table, row);
  }

  return {
    list,
    get,
    async insert<T extends TableName>(table: T, row: NewRow<T>) {
      const values = { ...row, ...uniqueValuesOf(table, row), iid: undefined };
      const [stored] = await refusing(database, table, values, (inside) =>
        inside.insert(source(table)).values(values).returning(columnsOf(table)),
      );
      return read(table, stored);
    },
    async update<T extends TableName>(table: T, iid: number, changes: Partial<NewRow<T>>) {
      const row = await get(table, iid, 'lock');
      if (!row) return undefined;
      const changed = { ...row, ...given(changes) };
      const values = { ...changed, ...uniqueValuesOf(table, changed) };
      const [stored] = await refusing(database, table, changed, (inside) =>
        inside.update(source(table)).set(values).where(eq(tables[table].iid, iid)).returning(columnsOf(table)),
      );
      return read(table, stored);
    },
    async remove(table, iid) {
      const removed = await refusing(database, table, { iid }, (inside) =>
        inside.delete(source(table)).where(eq(tables[table].iid, iid)).returning({ iid: tables[table].iid }),
      );
      return removed.length > 0;
    },
    tx: () => Promise.reject(new Error('Transactions do not nest')),
    close: async () => {},
  };
}

const source = (table: TableName): PgTable => tables[table];

/** What a database gave for all of a table's columns. */
function read<T extends TableName>(table: T, values: object | undefined): Row<T> {
  if (!isRow(table, values)) throw new Error(`The database gave no row of ${table}`);
  return values;
}

const isRow = <T extends TableName>(table: T, values: object | undefined): values is Row<T> =>
  values !== undefined && Object.keys(columnsOf(table)).every((name) => name in values);

/** Columns without a value are left alone. */
const given = (changes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
