import type { BuildColumns } from 'drizzle-orm';
import { index, type PgColumnBuilderBase, type PgTableWithColumns, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { searchedColumns, searchName } from './searchTexts';
import { rulesOf } from './uniques';

/**
 * Makes a table of the schema. In a database it has more text columns, which no row shows: for each unique rule the value that it compares,
 * with a unique index, both named as the rule; for each searched column the text to search. Foreign keys have an index, because rows are
 * read, joined and counted by them; so have the columns of `ordered`, by which the latest rows are read.
 */
export function recordTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  ordered: readonly (keyof Columns & string)[] = [],
): RecordTable<Name, Columns> {
  const rules = rulesOf(name).map((rule) => rule.name);
  const keys = rulesOf(name).map((rule) => [rule.name, rule.among ? text() : text().notNull()] as const);
  const searched = searchedColumns(name).map((column) => [searchName(name, column), text().notNull()] as const);
  const all: Columns = { ...columns, ...Object.fromEntries<PgColumnBuilderBase>([...keys, ...searched]) };
  const references = Object.keys(columns).filter((column) => 'target' in (columns[column] ?? {}));
  const indexed = [...references, ...ordered];
  return pgTable(name, all, (self) =>
    Object.values(self).flatMap((column) => {
      if (rules.includes(column.name)) return uniqueIndex(column.name).on(column);
      return indexed.includes(column.name) ? index(`${name}_${column.name}`).on(column) : [];
    }),
  );
}

type RecordTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, Columns, 'pg'>;
  dialect: 'pg';
}> & {
  /** For the types alone: the target of each foreign key. */
  readonly targets?: { [Key in keyof Columns as Columns[Key] extends { target: string } ? Key : never]: TargetOf<Columns[Key]> };
};

type TargetOf<Column> = Column extends { target: infer Target } ? Target : never;
