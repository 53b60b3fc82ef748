import { type BuildColumns, sql } from 'drizzle-orm';
import {
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTableWithColumns,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Call } from '@/contract/call';
import type { RuleKey } from '@/contract/message';
import type { RightArea } from '@/contract/rights';
import { partsName, searchedColumns, searchName } from './searchTexts';
import { keepsUses, usesName } from './uses';

/** A rule that no two rows of a table to which it applies share the values of these columns; null counts as a value. */
interface ColumnRule<Column extends string = string> {
  /** Also the name of the PostgreSQL index. */
  readonly name: string;
  /** The column whose values must be unique. */
  readonly column: Column;
  /** The columns within which they are unique. */
  readonly within?: readonly Column[];
  /** Where the column isn't a wire field: the field that its values are made from. */
  readonly field?: string;
  /** The rows to which it applies; by default all. */
  readonly among?: (row: Readonly<Record<string, unknown>>) => boolean;
  readonly message: RuleKey;
  /** Whether texts are compared as they are; else without case and invisible characters. */
  readonly isExact?: boolean;
}

/** What is known of a table besides its columns; `Column` is the name of one. */
export interface TableDetails<Column extends string = string> {
  /** The area of rights of its records, whose writes are kept in the history. */
  right?: RightArea;
  /** The columns of a record's name; one that refers to a record stands for that record's name. */
  name?: readonly Column[];
  /** Of rows that are a part of another record, in an order: a change of theirs is one of that record's field. */
  partOf?: { table: string; by: Column; field: string; order: Column };
  /** The flag of a record that is deleted but stays, and the call that restores it by its id. */
  flag?: { column: Column; call: Call; id: string };
  /** The column of the record in whose details it stands, where it has none of its own. */
  below?: Column;
  /** Whether its name is the path of a file. */
  isFile?: boolean;
  /** Columns that follow from others: the history doesn't tell them apart. */
  derived?: readonly Column[];
  /** Columns of JSON, each of whose fields is a field of its own in the history. */
  json?: readonly Column[];
  /**
   * Of rows that are a person's own: their texts are emptied when the person is erased, but for those that `keeps` names, by which records are
   * counted. Where `of` refers to a person, they are erased with that one.
   */
  person?: { keeps?: readonly Column[]; of?: Column };
  /** Columns that are never kept, whatever is done to the record. */
  secrets?: readonly Column[];
  /** Whether a row's writes are kept; by default those of all. */
  isKept?: (row: Readonly<Record<string, unknown>>) => boolean;
  unique?: readonly ColumnRule<Column>[];
  /** Columns that are searched or sorted together, each with an index; foreign keys and unique rules have their own. */
  indexes?: readonly (readonly Column[])[];
}

/** The key under which a table has its details. */
export const details = Symbol('details');

/**
 * Makes a table of the schema. In a database it has more text columns, which no row shows: for each unique rule the value that it compares,
 * with a unique index, both named as the rule; for each searched column the text to search, and for some its parts, with an index; and how
 * often a row is used, with an index of those that aren't. Foreign keys have an index, because rows are read, joined and counted by them.
 */
export function recordTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  known: TableDetails<keyof Columns & string> = {},
): RecordTable<Name, Columns> {
  const { unique = [], indexes = [] } = known;
  const rules = unique.map((rule) => rule.name);
  const keys = unique.map((rule) => [rule.name, rule.among ? text() : text().notNull()] as const);
  const searched = searchedColumns(name).map((column) => [searchName(name, column), text().notNull()] as const);
  const partNames = searchedColumns(name).flatMap((column) => partsName(name, column) ?? []);
  const parts = partNames.map((column) => [column, text().array().notNull()] as const);
  const uses = keepsUses(name) ? [[usesName, integer().notNull().default(0)] as const] : [];
  const all: Columns = { ...columns, ...Object.fromEntries<PgColumnBuilderBase>([...keys, ...searched, ...parts, ...uses]) };
  const references = Object.keys(columns).filter((column) => 'target' in (columns[column] ?? {}));
  const table = pgTable(name, all, (self) => {
    const own = Object.values(self);
    const indexed = [...references.map((column) => [column]), ...indexes].flatMap((wanted) => {
      const [first, ...others] = wanted.flatMap((column) => own.filter((each) => each.name === column));
      return first ? index([name, ...wanted].join('_')).on(first, ...others) : [];
    });
    return [
      ...own.flatMap((column) => (rules.includes(column.name) ? uniqueIndex(column.name).on(column) : [])),
      ...own.flatMap((column) => (partNames.includes(column.name) ? index(`${name}_${column.name}`).using('gin', column) : [])),
      ...own.flatMap((column) =>
        column.name === 'iid' && uses.length > 0
          ? [
              index(`${name}_unused`)
                .on(column)
                .where(sql`${sql.identifier(usesName)} = 0`),
            ]
          : [],
      ),
      ...indexed,
    ];
  });
  return Object.assign(table, { [details]: known });
}

type RecordTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, Columns, 'pg'>;
  dialect: 'pg';
}> & {
  readonly [details]: TableDetails;
  /** For the types alone: the target of each foreign key. */
  readonly targets?: { [Key in keyof Columns as Columns[Key] extends { target: string } ? Key : never]: TargetOf<Columns[Key]> };
};

type TargetOf<Column> = Column extends { target: infer Target } ? Target : never;
