import type { BuildColumns } from 'drizzle-orm';
import { index, type PgColumnBuilderBase, type PgTableWithColumns, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { partsName, searchedColumns, searchName } from './searchTexts';
import { rulesOf } from './uniques';

/**
 * Makes a table of the schema. In a database it has more text columns, which no row shows: for each unique rule the value that it compares,
 * with a unique index, both named as the rule; for each searched column the text to search, and for some its parts, with an index. Foreign
 * keys have an index, because rows are read, joined and counted by them, and so have the columns of `indexesOf`.
 */
export function recordTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
): RecordTable<Name, Columns> {
  const rules = rulesOf(name).map((rule) => rule.name);
  const keys = rulesOf(name).map((rule) => [rule.name, rule.among ? text() : text().notNull()] as const);
  const searched = searchedColumns(name).map((column) => [searchName(name, column), text().notNull()] as const);
  const partNames = searchedColumns(name).flatMap((column) => partsName(name, column) ?? []);
  const parts = partNames.map((column) => [column, text().array().notNull()] as const);
  const all: Columns = { ...columns, ...Object.fromEntries<PgColumnBuilderBase>([...keys, ...searched, ...parts]) };
  const references = Object.keys(columns).filter((column) => 'target' in (columns[column] ?? {}));
  return pgTable(name, all, (self) => {
    const own = Object.values(self);
    const indexed = [...references.map((column) => [column]), ...indexesOf(name)].flatMap((wanted) => {
      const [first, ...others] = wanted.flatMap((column) => own.filter((each) => each.name === column));
      return first ? index([name, ...wanted].join('_')).on(first, ...others) : [];
    });
    return [
      ...own.flatMap((column) => (rules.includes(column.name) ? uniqueIndex(column.name).on(column) : [])),
      ...own.flatMap((column) => (partNames.includes(column.name) ? index(`${name}_${column.name}`).using('gin', column) : [])),
      ...indexed,
    ];
  });
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

/** Columns that are searched or sorted together, each with an index; foreign keys and unique rules have their own. */
const indexedColumns: Readonly<Record<string, readonly (readonly string[])[]>> = {
  answered_write: [['answered_at']],
  batch: [['batch_start_date'], ['batch_end_date']],
  chat_message: [['number']],
  course: [['updated_date_eng']],
  content_check: [['area', 'record_iid'], ['address_start'], ['kind', 'checked_date'], ['fault', 'area']],
  discussion: [['awaits_answer', 'posted_at']],
  enquiry: [['enquiry_status', 'course_iid'], ['enquiry_requested_date']],
  enrolment: [['enrolled_date']],
  history: [['area', 'record_iid', 'iid'], ['created_date']],
  live_modelset_tag: [['live_start_date_time'], ['live_end_date_time']],
  quiz: [['created_date']],
  recording: [['class_date'], ['created_date']],
  recycled: [['area', 'record_iid'], ['deleted_date']],
};

/** Returns the columns of each further index of a table. */
const indexesOf = (table: string): readonly (readonly string[])[] => indexedColumns[table] ?? [];
