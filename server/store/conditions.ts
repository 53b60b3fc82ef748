import { and, asc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Columns } from './database';

/** The condition of a `where`; none where it names no column. */
export const conditionOf = (columns: Columns, where: object): SQL | undefined =>
  and(...Object.entries(where).map(([name, wanted]) => isWanted(columns[name], wanted)));

/** The order of a `sort`. PostgreSQL puts null last by itself. */
export const orderOf = (columns: Columns, sort: readonly string[]): SQL[] =>
  [...sort, 'iid'].flatMap((name) => {
    const column = columns[name];
    return column ? [asc(comparable(column))] : [];
  });

function isWanted(column: PgColumn | undefined, wanted: unknown): SQL {
  const values: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  const given = values.filter((value) => value !== null && value !== undefined);
  const conditions = column
    ? [given.length > 0 ? inArray(column, given) : undefined, values.includes(null) ? isNull(column) : undefined]
    : [];
  return or(...conditions) ?? sql`false`;
}

/** A column as it is put in order: texts by their characters' numbers, whatever language the database was made for. */
const comparable = (column: PgColumn) => (column.getSQLType() === 'text' ? sql`${column} collate "C"` : column);
