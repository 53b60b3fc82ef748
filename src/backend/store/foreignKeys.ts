import { getTableConfig } from 'drizzle-orm/pg-core';
import { isTableName, type TableName, tables } from './tables';

/** Where each foreign key of each table leads, as the types of queries follow it. */
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

/** The tables that the rows of a table refer to, at however many steps. */
export function tablesReferredTo(table: TableName, found: ReadonlySet<TableName> = new Set()): ReadonlySet<TableName> {
  const next = references.filter((each) => each.table === table && !found.has(each.target)).map(({ target }) => target);
  return next.reduce((all, target) => tablesReferredTo(target, new Set([...all, target])), found);
}

/** The table that a foreign key leads to; throws where the column is none. */
export function targetOf(table: TableName, column: string): TableName {
  const reference = references.find((each) => each.table === table && each.column === column);
  if (!reference) throw new Error(`${table}.${column} is no foreign key`);
  return reference.target;
}

/** The foreign keys that a filter's `without` names, as `subcourse.course_id`; throws where one is none. */
export const referencesNamed = (names: string | readonly string[] = []): Reference[] =>
  [names].flat().map((name) => {
    const reference = references.find((each) => `${each.table}.${each.column}` === name);
    if (!reference) throw new Error(`${name} is no foreign key`);
    return reference;
  });
