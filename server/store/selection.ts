import { and, asc, count, desc, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { referencesNamed } from '@/backend/store/foreignKeys';
import type { AnyFilter, AnyQuery } from '@/backend/store/query';
import { type TableName, tables } from '@/backend/store/tables';
import { areUses, usesName } from '@/backend/store/uses';
import { comparable, conditionOf } from './conditions';
import type { Database } from './database';
import { columnsOf } from './hiddenColumns';
import { columnAt, createReach, type Reach } from './reach';

export const source = (table: TableName): PgTable => tables[table];

/** From how many rows on those before a page are passed over by an index alone, if one has their order. */
const far = 1000;

/** Makes the statement that reads a query's rows. */
export function selectRows(database: Database, table: TableName, query: AnyQuery) {
  const { limit, offset = 0, sort, lock } = query;
  if (offset >= far && !lock) {
    const order = (reach: Reach) => ({ fields: { iid: reach.placeAt('iid').column }, order: orderOf(reach, sort) });
    const page = select(database, table, query, order).offset(offset);
    if (limit !== undefined) void page.limit(limit);
    return selectFields(database, table, query, (reach) => inArray(reach.placeAt('iid').column, page));
  }
  const statement = selectFields(database, table, query, (reach) => meaningOf(database, reach, query)).offset(offset);
  if (limit !== undefined) void statement.limit(limit);
  return lock ? statement.for(...locking(table)) : statement;
}

/** Selects what a query reads of the rows that meet a condition, in its order. */
function selectFields(database: Database, table: TableName, query: AnyQuery, meeting: (reach: Reach) => SQL | undefined) {
  const reach = createReach(table);
  const fields = { ...fieldsOf(reach, table, query), ...flagsOf(database, reach, query) };
  const order = orderOf(reach, query.sort);
  return selectWhere(database, reach, fields, meeting(reach)).orderBy(...order);
}

/** Makes the statement that counts the rows that match, and reads no more than `most` of them. */
export function selectCount(database: Database, table: TableName, filter: AnyFilter, most?: number) {
  if (most === undefined) return select(database, table, filter, () => ({ fields: { count: count() }, order: [] }));
  const rows = select(database, table, filter, (reach) => ({ fields: { iid: reach.placeAt('iid').column }, order: [] }));
  return database.select({ count: count() }).from(rows.limit(most).as('counted'));
}

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
  const own = reach.placeAt('iid');
  // Counted uses alone lead to few rows; each is looked at, for an older program beside this one counts none.
  const unused = areUses(own.table, [without ?? []].flat()) ? sql`${columnAt(own, usesName)} = 0` : undefined;
  const mentioned = mentions === undefined ? undefined : sql`${textsOf(reach)} ~* ${mentions}`;
  return and(...conditions, mentioned, unused, ...none.map(notExists), ...referring(referredBy).map(exists));
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
