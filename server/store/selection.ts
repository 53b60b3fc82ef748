import { and, asc, count, desc, eq, getTableColumns, notExists, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type Reference, referencesNamed } from '@/backend/store/foreignKeys';
import type { AnyFilter, AnyQuery } from '@/backend/store/query';
import { type TableName, tables } from '@/backend/store/tables';
import { comparable, conditionOf } from './conditions';
import type { Database } from './database';
import { columnsOf } from './hiddenColumns';
import { columnAt, createReach, type Reach } from './reach';

export const source = (table: TableName): PgTable => tables[table];

/** Makes the statement that reads a query's rows. */
export function selectRows(database: Database, table: TableName, query: AnyQuery) {
  const { limit, offset = 0, lock } = query;
  const statement = select(database, table, query, (reach) => ({
    fields: fieldsOf(reach, table, query),
    order: orderOf(reach, query.sort),
  })).offset(offset);
  if (limit !== undefined) void statement.limit(limit);
  return lock ? statement.for(...locking(table)) : statement;
}

/** Makes the statement that counts the rows that match. */
export const selectCount = (database: Database, table: TableName, filter: AnyFilter) =>
  select(database, table, filter, () => ({ fields: { count: count() }, order: [] }));

/** Makes the statement that selects the ids of the rows that match, and locks them. */
export const selectIds = (database: Database, table: TableName, filter: AnyFilter) =>
  select(database, table, filter, (reach) => ({
    fields: { iid: reach.placeAt('iid').column },
    order: orderOf(reach),
  })).for(...locking(table));

/** A lock that keeps others from changing a row, but lets them refer to it. */
const locking = (table: TableName) => ['no key update', { of: source(table) }] as const;

interface Parts {
  fields: Record<string, PgColumn | SQL>;
  order: SQL[];
}

function select(database: Database, table: TableName, filter: AnyFilter, partsOf: (reach: Reach) => Parts) {
  const reach = createReach(table);
  const { fields, order } = partsOf(reach);
  const condition = meaningOf(database, reach, filter);
  const statement = database.select(fields).from(source(table)).$dynamic();
  for (const joined of reach.joins) void statement.leftJoin(joined.table, joined.on);
  return statement.where(condition).orderBy(...order);
}

function fieldsOf(reach: Reach, table: TableName, { columns, join = {} }: AnyQuery): Parts['fields'] {
  const own = columns ?? Object.keys(columnsOf(table));
  const paths = [...own.map((column) => [column, column] as const), ...Object.entries(join)];
  return Object.fromEntries(paths.map(([name, path]) => [name, reach.placeAt(path).column]));
}

/** Returns the order; by default PostgreSQL sorts null first when descending. */
const orderOf = (reach: Reach, sort: AnyQuery['sort'] = []): SQL[] =>
  [...sort, 'iid'].map((by) => {
    const [path, direction] = typeof by === 'object' ? ([by.column, desc] as const) : ([by, asc] as const);
    return direction(comparable(reach.placeAt(path).column));
  });

function meaningOf(database: Database, reach: Reach, { where = {}, without }: AnyFilter): SQL | undefined {
  const conditions = Object.entries<unknown>({ ...where }).map(([path, condition]) =>
    conditionOf(reach.placeAt(path), condition),
  );
  return and(...conditions, ...referencesNamed(without).map((reference) => notExists(referringBy(database, reach, reference))));
}

/** Selects the rows that refer to the present row by a foreign key. */
function referringBy(database: Database, reach: Reach, { table, column }: Reference) {
  const referring = alias<PgTable, string>(source(table), 'referring');
  const key = columnAt({ table, columns: getTableColumns(referring) }, column);
  return database
    .select({ key })
    .from(referring)
    .where(eq(key, reach.placeAt('iid').column));
}
