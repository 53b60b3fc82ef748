import { and, asc, count, desc, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { referencesNamed } from '@/backend/store/foreignKeys';
import type { AnyFilter, AnyQuery } from '@/backend/store/query';
import { type TableName, tables } from '@/backend/store/tables';
import { comparable, conditionOf } from './conditions';
import type { Database } from './database';
import { columnsOf } from './hiddenColumns';
import { createReach, type Reach } from './reach';

export const source = (table: TableName): PgTable => tables[table];

/** Makes the statement that reads a query's rows. */
export function selectRows(database: Database, table: TableName, query: AnyQuery) {
  const { limit, offset = 0, lock } = query;
  const statement = select(database, table, query, (reach) => ({
    fields: { ...fieldsOf(reach, table, query), ...flagsOf(database, reach, query) },
    order: orderOf(reach, query.sort),
  })).offset(offset);
  if (limit !== undefined) void statement.limit(limit);
  return lock ? statement.for(...locking(table)) : statement;
}

/** Makes the statement that counts the rows that match. */
export const selectCount = (database: Database, table: TableName, filter: AnyFilter) =>
  select(database, table, filter, () => ({ fields: { count: count() }, order: [] }));

/** Makes the statement that counts the rows that match for each value of a column. */
export const selectCounts = (database: Database, table: TableName, column: string, filter: AnyFilter) =>
  select(database, table, filter, (reach) => ({
    fields: { [column]: reach.placeAt(column).column, count: count() },
    order: [],
  })).groupBy(createReach(table).placeAt(column).column);

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
  return selectWhere(database, reach, fields, meaningOf(database, reach, filter)).orderBy(...order);
}

/** Selects the rows that meet a condition; the joins are those that the fields and the condition have reached. */
function selectWhere(database: Database, reach: Reach, fields: Parts['fields'], condition: SQL | undefined) {
  const statement = database.select(fields).from(reach.source).$dynamic();
  for (const joined of reach.joins) void statement.leftJoin(joined.table, joined.on);
  return statement.where(condition);
}

function fieldsOf(reach: Reach, table: TableName, { columns, join = {} }: AnyQuery): Parts['fields'] {
  const own = columns ?? Object.keys(columnsOf(table));
  const paths = [...own.map((column) => [column, column] as const), ...Object.entries(join)];
  return Object.fromEntries(paths.map(([name, path]) => [name, reach.placeAt(path).column]));
}

const flagsOf = (database: Database, reach: Reach, { exists: flags = {} }: AnyQuery): Parts['fields'] =>
  Object.fromEntries(
    Object.entries(flags).flatMap(([name, { by, ...filter }]) =>
      referringBy(database, reach, by, filter).map((referring) => [name, exists(referring)]),
    ),
  );

/** Returns the order; by default PostgreSQL sorts null first when descending. */
const orderOf = (reach: Reach, sort: AnyQuery['sort'] = []): SQL[] =>
  [...sort, 'iid'].map((by) => {
    const [path, direction] = typeof by === 'object' ? ([by.column, desc] as const) : ([by, asc] as const);
    return direction(comparable(reach.placeAt(path).column));
  });

function meaningOf(database: Database, reach: Reach, filter: AnyFilter): SQL | undefined {
  const { where = {}, mentions, without, referredBy = [], notReferredBy = [] } = filter;
  const conditions = Object.entries<unknown>({ ...where }).map(([path, condition]) =>
    conditionOf(reach.placeAt(path), condition),
  );
  const referring = (by: AnyFilter['referredBy'] = []) =>
    by.flatMap(({ by: name, ...matching }) => referringBy(database, reach, name, matching));
  const none = [...referringBy(database, reach, without), ...referring(notReferredBy)];
  const mentioned = mentions === undefined ? undefined : sql`${textsOf(reach)} ~* ${mentions}`;
  return and(...conditions, mentioned, ...none.map(notExists), ...referring(referredBy).map(exists));
}

/** Selects the rows that refer to the present row, by each of these foreign keys. */
const referringBy = (database: Database, reach: Reach, names: AnyFilter['without'], filter: AnyFilter = {}) =>
  referencesNamed(names).map(({ table, column }) => {
    const referring = createReach(table, reach.depth + 1);
    const key = referring.placeAt(column).column;
    const condition = and(eq(key, reach.placeAt('iid').column), meaningOf(database, referring, filter));
    return selectWhere(database, referring, { key }, condition);
  });

/** Returns all texts of a row as one. */
function textsOf(reach: Reach): SQL {
  const { table } = reach.placeAt('iid');
  const names = Object.entries(columnsOf(table)).flatMap(([name, column]) => (column.getSQLType() === 'text' ? [name] : []));
  const texts = [sql`''`, ...names.map((name) => sql`${reach.placeAt(name).column}`)];
  return sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
}
