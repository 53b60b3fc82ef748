import type { NewRow, Row, TableName } from './tables';

/** Rows whose columns equal these values; a list of values matches any of them. */
export type Where<T extends TableName> = { readonly [Column in keyof Row<T>]?: Row<T>[Column] | readonly Row<T>[Column][] };

export interface Query<T extends TableName> {
  where?: Where<T>;
  /**
   * Ascending by these columns in turn, texts by their characters' numbers, null last; rows that tie, and all rows without it,
   * come by `iid`.
   */
  sort?: readonly (keyof Row<T>)[];
  offset?: number;
  limit?: number;
}

/** Where records live. Every host has one; the parity fuzz holds that they answer alike. */
export interface Store {
  list<T extends TableName>(table: T, query?: Query<T>): Promise<Row<T>[]>;
  /** The row, or undefined. `lock` holds it until the transaction ends. */
  get<T extends TableName>(table: T, iid: number, lock?: 'lock'): Promise<Row<T> | undefined>;
  /** Throws `UniqueViolation` or `ReferenceViolation`; so does `update`. */
  insert<T extends TableName>(table: T, row: NewRow<T>): Promise<Row<T>>;
  /** Undefined where there is no such row. */
  update<T extends TableName>(table: T, iid: number, changes: Partial<NewRow<T>>): Promise<Row<T> | undefined>;
  /** Whether there was such a row. Throws `ReferenceViolation` while another row refers to it. */
  remove(table: TableName, iid: number): Promise<boolean>;
  /** All of `work` or nothing: a rejection undoes what it wrote. Transactions don't overlap and don't nest. */
  tx<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A write would repeat the values that the named unique rules keep apart: all of them that the store can tell. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation';
  constructor(readonly rules: readonly string[]) {
    super(`unique rules ${rules.join(', ')}`);
  }
}

/** A write would leave a reference without its row. */
export class ReferenceViolation extends Error {
  override name = 'ReferenceViolation';
}
