import { createHash } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import { partsName, searchedColumns, searchName, searchNames, searchTextOf } from '@/backend/store/searchTexts';
import { type TableName, tableNames, tables } from '@/backend/store/tables';
import { type Keys, keysOf, rulesOf } from '@/backend/store/uniqueKeys';
import { keepsUses, usesName } from '@/backend/store/uses';
import { textParts } from '@/domain/textParts';
import type { Columns } from './database';

export const allColumnsOf = (table: TableName): Columns => getTableColumns(tables[table]);

/** Returns the sources of each hidden column of a table. */
const sourcesOf = (table: TableName): [hidden: string, columns: readonly string[]][] => [
  // The rows to which a rule applies may depend on any column.
  ...rulesOf(table).map(({ name, columns, among }): [string, readonly string[]] => [
    name,
    among ? Object.keys(allColumnsOf(table)) : columns,
  ]),
  ...searchedColumns(table).flatMap((column) =>
    searchNames(table, column).map((name): [string, readonly string[]] => [name, [column]]),
  ),
  // What others refer to, no column of its own says.
  ...(keepsUses(table) ? [[usesName, []] satisfies [string, string[]]] : []),
];

const shown = new Map<TableName, Columns>(
  tableNames.map((table) => {
    const hidden = new Set(sourcesOf(table).map(([name]) => name));
    return [table, Object.fromEntries(Object.entries(allColumnsOf(table)).filter(([name]) => !hidden.has(name)))];
  }),
);

/** Returns the columns of a table's rows, without the hidden ones. */
export const columnsOf = (table: TableName): Columns => shown.get(table) ?? {};

/** Returns the names of the hidden columns that are made from any of these columns. */
export const hiddenBehind = (table: TableName, changed: readonly string[]): string[] =>
  sourcesOf(table).flatMap(([name, columns]) => (columns.some((column) => changed.includes(column)) ? [name] : []));

/** Returns the values of all hidden columns of a row. */
export const hiddenValues = (table: TableName, row: object): Record<string, string | string[] | number | null> => ({
  ...hashedKeys(table, row),
  ...(keepsUses(table) && { [usesName]: 0 }),
  ...Object.fromEntries(searchedColumns(table).flatMap((column) => searchValues(table, column, Reflect.get(row, column)))),
});

function searchValues(table: TableName, column: string, value: unknown): [hidden: string, value: string | string[]][] {
  const text = typeof value === 'string' ? searchTextOf(table, column)(value) : '';
  const values: ReturnType<typeof searchValues> = [[searchName(table, column), text]];
  const parts = partsName(table, column);
  if (parts !== undefined) values.push([parts, textParts(text)]);
  return values;
}

/** Returns a row's values in the unique rules' columns: hashes, because an index refuses long texts. */
export const hashedKeys = (table: TableName, row: object): Keys =>
  Object.fromEntries(
    Object.entries(keysOf(table, row)).map(([rule, key]) => [
      rule,
      key === null ? null : createHash('sha256').update(key).digest('base64url'),
    ]),
  );
