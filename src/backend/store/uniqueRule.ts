import type { RuleKey } from '@/contract/message';
import type { Row, TableName } from './tables';

/** A rule that no two rows of `table` to which it applies share the values of `columns`; null counts as a value. */
export interface UniqueRule {
  /** Also the name of the PostgreSQL index. */
  readonly name: string;
  readonly table: TableName;
  readonly columns: readonly string[];
  /** The column, if any, whose texts are compared in the form of `folded`: without case and invisible characters. */
  readonly folded: string | undefined;
  /** The rows to which it applies; by default all. */
  readonly among: ((row: object) => boolean) | undefined;
  /** The wire field of the refusal, and its message. */
  readonly field: string;
  readonly message: RuleKey;
}

interface Details<T extends TableName> {
  name: string;
  /** The column whose values must be unique. */
  column: keyof Row<T> & string;
  /** The columns within which they are unique. */
  within?: readonly (keyof Row<T> & string)[];
  /** Where the column isn't a wire field: the field that its values are made from. */
  field?: string;
  /** The rows to which it applies; by default all. */
  among?: (row: Partial<Row<T>>) => boolean;
  message: RuleKey;
}

/** A rule that compares values as they are. */
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

/** Makes a rule that compares texts as `folded` of `UniqueRule` says. */
export const folded = <T extends TableName>(table: T, details: Details<T>): UniqueRule => ({
  ...exact(table, details),
  folded: details.column,
});
