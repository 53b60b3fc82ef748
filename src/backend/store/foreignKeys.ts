import { getTableConfig } from 'drizzle-orm/pg-core';
import { isTableName, type TableName, tableNames, tables } from './tables';

/** The target of each foreign key of each table, for the types of queries. */
export type ForeignKeys = { [T in TableName]: NonNullable<(typeof tables)[T]['targets']> };

export interface Reference {
  table: TableName;
  column: string;
  /** The table whose `iid` the column holds. */
  target: TableName;
}

/** Every foreign key of the schema. */
export const references: readonly Reference[] = Object.values(tables).flatMap((table) => {
  const { name, foreignKeys } = getTableConfig(table);
  return foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignTable } = foreignKey.reference();
    const target = getTableConfig(foreignTable).name;
    return columns.flatMap((column) =>
      isTableName(name) && isTableName(target) ? { table: name, column: column.name, target } : [],
    );
  });
});

/** Returns the tables to which a table's rows refer, in any number of steps. */
export function tablesReferredTo(table: TableName, found: ReadonlySet<TableName> = new Set()): ReadonlySet<TableName> {
  const next = references.filter((each) => each.table === table && !found.has(each.target)).map(({ target }) => target);
  return next.reduce((all, target) => tablesReferredTo(target, new Set([...all, target])), found);
}

/** Returns the target of a foreign key; throws where the column isn't one. */
export function targetOf(table: TableName, column: string): TableName {
  const reference = references.find((each) => each.table === table && each.column === column);
  if (!reference) throw new Error(`${table}.${column} is no foreign key`);
  return reference.target;
}

/** Returns the foreign keys in a filter's `without`, such as `subcourse.course_id`; throws where one isn't a foreign key. */
export const referencesNamed = (names: string | readonly string[] = []): Reference[] =>
  [names].flat().map((name) => {
    const reference = references.find((each) => `${each.table}.${each.column}` === name);
    if (!reference) throw new Error(`${name} is no foreign key`);
    return reference;
  });

/**
 * Returns the tables, each after those that it refers to: by how many of these stand above each other, then by their names. A transaction
 * that holds rows of several does so in this order.
 */
export const tablesInOrder = (): TableName[] =>
  tableNames.toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other));

/** Which files the written rows name is noted after all else. */
const placeOf = (table: TableName): number => depthOf(table) + (table === 'file' || table === 'file_use' ? tableNames.length : 0);

const depthOf = (table: TableName): number =>
  Math.max(
    0,
    ...references.filter((each) => each.table === table && each.target !== table).map(({ target }) => depthOf(target) + 1),
  );
