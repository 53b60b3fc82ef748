import { getTableConfig } from 'drizzle-orm/pg-core';
import { ReferenceViolation, UniqueViolation } from '@/backend/store/port';
import { isTableName, type TableName, tables } from '@/backend/store/tables';
import { uniqueKey, uniqueRules } from '@/backend/store/uniques';
import type { FakeRestTables } from './fakeRestTables';

/** A value of a row by the name of its column. */
export const valueOf = (row: object, column: PropertyKey): unknown => Reflect.get(row, column);

/** Throws when the table may not hold this row: what the indexes and foreign keys of a database would refuse. */
export async function checkRow(rows: FakeRestTables, table: TableName, row: { iid: number }): Promise<void> {
  const broken: string[] = [];
  for (const rule of uniqueRules.filter((unique) => unique.table === table)) {
    const key = uniqueKey(rule, row);
    const twins = await rows.select(table, (other) => other.iid !== row.iid && uniqueKey(rule, other) === key);
    if (twins.length > 0) broken.push(rule.name);
  }
  if (broken.length > 0) throw new UniqueViolation(broken);
  for (const { column, target } of references.filter((reference) => reference.table === table)) {
    const value = valueOf(row, column);
    if (value === null) continue;
    const [referred] = await rows.select(target, ({ iid }) => iid === value);
    if (!referred) throw new ReferenceViolation(`${table}.${column}`);
  }
}

/** Throws when another row refers to this one. */
export async function checkRemoval(rows: FakeRestTables, target: TableName, iid: number): Promise<void> {
  for (const { table, column } of references.filter((reference) => reference.target === target)) {
    const referring = await rows.select(table, (row) => valueOf(row, column) === iid && !(table === target && row.iid === iid));
    if (referring.length > 0) throw new ReferenceViolation(`${table}.${column}`);
  }
}

interface Reference {
  table: TableName;
  column: string;
  target: TableName;
}

/** Every foreign key of the schema; all of them refer to an `iid`. */
const references: readonly Reference[] = Object.values(tables).flatMap((table) => {
  const { name, foreignKeys } = getTableConfig(table);
  return foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignTable } = foreignKey.reference();
    const target = getTableConfig(foreignTable).name;
    return columns.flatMap((column) =>
      isTableName(name) && isTableName(target) ? { table: name, column: column.name, target } : [],
    );
  });
});
