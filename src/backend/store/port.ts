import type { Column, Filter, Joined, Query, Read } from './query';
import type { NewRow, Row, TableName } from './tables';

/** Changes of the row with this `iid`. */
export type Changed<T extends TableName> = Partial<NewRow<T>> & { iid: number };

/** Where records live. Every host has one; the parity fuzz holds that they answer alike. */
export interface Store {
  list<T extends TableName, C extends Column<T> = Column<T>, J extends Joined<T> | undefined = undefined>(
    table: T,
    query?: Query<T, C, J>,
  ): Promise<Read<T, C, J>[]>;
  count<T extends TableName>(table: T, filter?: Filter<T>): Promise<number>;
  /** The row, or undefined. `lock` holds it until the transaction ends: no other can change it, or hold it. */
  get<T extends TableName>(table: T, iid: number, lock?: 'lock'): Promise<Row<T> | undefined>;
  /** Throws `UniqueViolation` or `ReferenceViolation`; so does every write that gives values. */
  insert<T extends TableName>(table: T, row: NewRow<T>): Promise<Row<T>>;
  /** In the order given. */
  insertMany<T extends TableName>(table: T, rows: readonly NewRow<T>[]): Promise<Row<T>[]>;
  /** Undefined where there is no such row. */
  update<T extends TableName>(table: T, iid: number, changes: Partial<NewRow<T>>): Promise<Row<T> | undefined>;
  /** The same changes to all rows that are meant; answers how many there are. */
  updateMany<T extends TableName>(table: T, filter: Filter<T>, changes: Partial<NewRow<T>>): Promise<number>;
  /** Changes of its own to each row, all of the same columns. No two may collide on the way: the rules hold after each row. */
  updateEach<T extends TableName>(table: T, rows: readonly Changed<T>[]): Promise<void>;
  /** Whether there was such a row. Throws `ReferenceViolation` while another row refers to it; so does `removeMany`. */
  remove(table: TableName, iid: number): Promise<boolean>;
  /** Answers how many there were. */
  removeMany<T extends TableName>(table: T, filter: Filter<T>): Promise<number>;
  /**
   * All of `work` or nothing: a rejection undoes what it wrote. Others may be at work meanwhile, so what is decided by a row holds it
   * (ADR 17): rows of a table after those of the tables that it refers to, in a table by `iid`. Transactions don't nest.
   */
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
