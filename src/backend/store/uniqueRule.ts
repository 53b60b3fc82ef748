import type { RuleKey } from '@/contract/message';
import type { Row, TableName } from './tables';

/** No two rows of `table` that it holds for share the values of `columns`; null counts as a value. */
export interface UniqueRule {
  /** Also the name of the PostgreSQL index. */
  readonly name: string;
  readonly table: TableName;
  readonly columns: readonly string[];
  /** The column, if any, whose texts are compared as `folded` makes them: regardless of case and of what nobody sees. */
  readonly folded: string | undefined;
  /** The rows that it holds for; without it, all. */
  readonly among: ((row: object) => boolean) | undefined;
  /** The wire field that the refusal belongs to, and what it says. */
  readonly field: string;
  readonly message: RuleKey;
}

interface Details<T extends TableName> {
  name: string;
  /** The column whose values are kept apart. */
  column: keyof Row<T> & string;
  /** The columns within which they are. */
  within?: readonly (keyof Row<T> & string)[];
  /** Where the column isn't a wire field: the field that its values are made from. */
  field?: string;
  /** The rows that are kept apart; without it, all. */
  among?: (row: Partial<Row<T>>) => boolean;
  message: RuleKey;
}

/** Values are kept apart as they are. */
export const exact = <T extends TableName>(
  table: T,
  { name, column, within = [], field = column, among, message }: Details<T>,
): UniqueRule => ({
  name,
  table,
  columns: [...within, column],
  folded: undefined,
  among,
  field,
  message,
});

/** Texts are kept apart as `folded` of `UniqueRule` says. */
export const folded = <T extends TableName>(table: T, details: Details<T>): UniqueRule => ({
  ...exact(table, details),
  folded: details.column,
});
