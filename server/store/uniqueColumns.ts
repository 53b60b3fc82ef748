import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, ne, or } from 'drizzle-orm';
import { type TableName, tableNames, tables } from '@/backend/store/tables';
import { uniqueKey, uniqueRules } from '@/backend/store/uniques';
import type { Columns, Database } from './database';

const allColumnsOf = (table: TableName): Columns => getTableColumns(tables[table]);
const rulesOf = (table: TableName) => uniqueRules.filter((rule) => rule.table === table);
const ruleNames = new Set(uniqueRules.map(({ name }) => name));

const shown = new Map<TableName, Columns>(
  tableNames.map((table) => [
    table,
    Object.fromEntries(Object.entries(allColumnsOf(table)).filter(([name]) => !ruleNames.has(name))),
  ]),
);

/** The columns of a table's rows: all but those of its unique rules. */
export const columnsOf = (table: TableName): Columns => shown.get(table) ?? {};

/** The values of the unique rules' columns. A hash, because an index refuses long texts. */
export const uniqueValuesOf = (table: TableName, row: object): Record<string, string> =>
  Object.fromEntries(rulesOf(table).map((rule) => [rule.name, hash(uniqueKey(rule, row))]));

/** The names of the rules by which other rows stand in this one's way. */
export async function brokenRules(database: Database, table: TableName, row: { iid?: number | undefined }): Promise<string[]> {
  const values = uniqueValuesOf(table, row);
  const columns = Object.entries(allColumnsOf(table)).filter(([name]) => name in values);
  const isOther = row.iid === undefined ? undefined : ne(tables[table].iid, row.iid);
  const others = await database
    .select(Object.fromEntries(columns))
    .from(tables[table])
    .where(and(isOther, or(...columns.map(([name, column]) => eq(column, values[name])))));
  return Object.keys(values).filter((name) => others.some((other) => other[name] === values[name]));
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
