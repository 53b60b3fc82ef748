import { references } from '@/backend/store/foreignKeys';
import { ReferenceViolation, UniqueViolation } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import { brokenRules, keysOf } from '@/backend/store/uniqueKeys';
import type { FakeRestTables } from './fakeRestTables';

/** Returns a value of a row by the name of its column. */
export const valueOf = (row: object, column: PropertyKey): unknown => Reflect.get(row, column);

/** Throws when the table may not hold these rows: where the indexes and foreign keys of a database would refuse them. */
export async function checkRows(rows: FakeRestTables, table: TableName, coming: readonly { iid: number }[]): Promise<void> {
  const keyed = (row: { iid: number }) => [row.iid, keysOf(table, row)] as const;
  const broken = brokenRules((await rows.select(table, () => true)).map(keyed), coming.map(keyed));
  if (broken.length > 0) throw new UniqueViolation(broken);
  const own = new Set(coming.map(({ iid }) => iid));
  for (const { column, target } of references.filter((reference) => reference.table === table)) {
    const values = coming.map((row) => valueOf(row, column)).filter((value) => value !== null);
    const stands = (value: unknown) => rows.find(target, value) || (target === table && own.has(Number(value)));
    if (!values.every(stands)) throw new ReferenceViolation(`${table}.${column}`);
  }
}

/** Throws when a row that stays refers to one of these. */
export async function checkRemoval(rows: FakeRestTables, target: TableName, iids: ReadonlySet<unknown>): Promise<void> {
  for (const { table, column } of references.filter((reference) => reference.target === target)) {
    const referring = await rows.select(
      table,
      (row) => iids.has(valueOf(row, column)) && !(table === target && iids.has(row.iid)),
    );
    if (referring.length > 0) throw new ReferenceViolation(`${table}.${column}`);
  }
}
