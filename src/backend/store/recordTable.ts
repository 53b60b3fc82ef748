import type { BuildColumns } from 'drizzle-orm';
import { type PgColumnBuilderBase, type PgTableWithColumns, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { uniqueRules } from './uniques';

/**
 * A table of the schema. For each of its unique rules it has one more text column, which no row shows: what the rule compares,
 * kept apart by an index. Column and index have the rule's name.
 */
export function recordTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
): RecordTable<Name, Columns> {
  const rules = uniqueRules.filter(({ table }) => table === name).map((rule) => rule.name);
  const all: Columns = { ...columns, ...Object.fromEntries(rules.map((rule) => [rule, text().notNull()])) };
  return pgTable(name, all, (self) =>
    Object.values(self)
      .filter((column) => rules.includes(column.name))
      .map((column) => uniqueIndex(column.name).on(column)),
  );
}

type RecordTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, Columns, 'pg'>;
  dialect: 'pg';
}>;
