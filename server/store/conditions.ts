import { and, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Operator, operatorsOf } from '@/backend/store/conditions';
import { partsName, searchName } from '@/backend/store/searchTexts';
import { rulesOf } from '@/backend/store/uniqueKeys';
import { searchable } from '@/domain/searchable';
import { textParts } from '@/domain/textParts';
import { hashedKeys } from './hiddenColumns';
import { columnAt, type Place } from './reach';

/** Returns the SQL of a `where` condition on the column of a path. */
export const conditionOf = (place: Place, condition: unknown): SQL | undefined =>
  and(...operatorsOf(condition).map(([operator, wanted]) => holdsAt[operator](place, wanted)));

/** Returns a column for sorting and comparing: texts by code points, whatever the language of the database. */
export const comparable = (column: PgColumn): SQL =>
  column.getSQLType() === 'text' ? sql`${column} collate "C"` : sql`${column}`;

type Holds = (place: Place, wanted: unknown) => SQL | undefined;

const holdsAt: Readonly<Record<Operator, Holds>> = {
  in: (place, wanted) => and(isIn(place.column, wanted), hasKey(place, wanted)),
  // Null is a value: it differs from every given one.
  not: ({ column }, wanted) => sql`(${isIn(column, wanted)}) is not true`,
  gt: ({ column }, wanted) => gt(comparable(column), sql.param(wanted, column)),
  gte: ({ column }, wanted) => gte(comparable(column), sql.param(wanted, column)),
  lt: ({ column }, wanted) => lt(comparable(column), sql.param(wanted, column)),
  lte: ({ column }, wanted) => lte(comparable(column), sql.param(wanted, column)),
  contains(place, wanted) {
    const text = searchable(String(wanted));
    return and(
      isNotNull(place.column),
      hasParts(place, textParts(text)),
      sql`strpos(${columnAt(place, searchName(place.table, place.name))}, ${text}) > 0`,
    );
  },
};

/** Lets an index find the rows whose text may contain another: those that have all its parts. A shorter text has none. */
function hasParts(place: Place, parts: readonly string[]): SQL | undefined {
  const name = partsName(place.table, place.name);
  return name === undefined || parts.length === 0 ? undefined : sql`${columnAt(place, name)} @> ${sql.param(parts)}::text[]`;
}

/** Lets the index of a unique rule find rows by the value that it keeps unique: those that are equal have the same key. */
function hasKey({ table, name, columns }: Place, wanted: unknown): SQL | undefined {
  const rule = rulesOf(table).find((each) => each.columns.every((column) => column === name) && !each.among);
  const values: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  if (!rule || values.length === 0 || values.includes(null)) return undefined;
  const keys = values.map((value) => hashedKeys(table, { [name]: value })[rule.name]);
  return isAnyOf(columnAt({ table, columns }, rule.name), keys);
}

function isIn(column: PgColumn, wanted: unknown): SQL {
  const values: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  const given = values.filter((value) => value !== null);
  const isGiven = given.length > 0 ? isAnyOf(column, given) : undefined;
  return or(isGiven, values.includes(null) ? isNull(column) : undefined) ?? sql`false`;
}

/** The values are one parameter, because a statement takes 65,535 of them at most, and a report may have more rows. */
function isAnyOf(column: PgColumn, given: readonly unknown[]): SQL {
  // One value as it is, so that an index can be read in its order.
  if (given.length === 1) return sql`${column} = ${sql.param(given[0], column)}`;
  const values = given.map((value) => column.mapToDriverValue(value));
  return sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;
}
