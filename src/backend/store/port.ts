import type { Column, Existing, Filter, Joined, Query, Read } from './query';
import type { NewRow, Row, TableName } from './tables';

/** Changes to the row with this `iid`. */
export type Changed<T extends TableName> = Partial<NewRow<T>> & { iid: number };

/** Stores the records. Every host has one; the parity tests check that they answer alike. */
export interface Store {
  /**
   * Returns the rows that match, with their own columns, those joined along foreign keys, and flags that say whether rows refer to them
   * (`exists`).
   */
  list<
    T extends TableName,
    C extends Column<T> = Column<T>,
    J extends Joined<T> | undefined = undefined,
    E extends Existing<T> | undefined = undefined,
  >(table: T, query?: Query<T, C, J, E>): Promise<Read<T, C, J, E>[]>;
  /** Counts the rows that match; `most` is enough where more don't matter: no further one is read. */
  count<T extends TableName>(table: T, filter?: Filter<T>, most?: number): Promise<number>;
  /** Counts the rows that match for each value of a column, in no order; a value without any is left out. */
  countBy<T extends TableName, C extends Column<T>>(table: T, column: C, filter?: Filter<T>): Promise<Map<Row<T>[C], number>>;
  /** Returns the row, or undefined. `lock` holds it until the transaction ends: no other can change it, or lock it. */
  get<T extends TableName>(table: T, iid: number, lock?: 'lock'): Promise<Row<T> | undefined>;
  /**
   * Throws `UniqueViolation`, after which a transaction goes on, or `ReferenceViolation`, which leaves nothing to do but undo it; as does
   * every write of values.
   */
  insert<T extends TableName>(table: T, row: NewRow<T>): Promise<Row<T>>;
  /** Keeps the given order. */
  insertMany<T extends TableName>(table: T, rows: readonly NewRow<T>[]): Promise<Row<T>[]>;
  /** Inserts removed rows again, with the ids that they had. */
  putBack<T extends TableName>(table: T, rows: readonly Row<T>[]): Promise<void>;
  /** Returns undefined where there is no such row. */
  update<T extends TableName>(table: T, iid: number, changes: Partial<NewRow<T>>): Promise<Row<T> | undefined>;
  /** Makes the same changes to all rows that match; returns their number. */
  updateMany<T extends TableName>(table: T, filter: Filter<T>, changes: Partial<NewRow<T>>): Promise<number>;
  /** Makes separate changes to each row, all of the same columns. No two may collide in between: the unique rules hold after each row. */
  updateEach<T extends TableName>(table: T, rows: readonly Changed<T>[]): Promise<void>;
  /** Returns whether there was such a row. Throws `ReferenceViolation` while another row refers to it; so does `removeMany`. */
  remove(table: TableName, iid: number): Promise<boolean>;
  /** Returns the number of rows removed. */
  removeMany<T extends TableName>(table: T, filter: Filter<T>): Promise<number>;
  /**
   * Runs all of `work` or nothing: a rejection undoes its writes. Others may work at the same time, so a row that a decision depends on is
   * locked (ADR 17): rows of a table after those of the tables that it refers to, in a table by `iid`. Where two collide all the same, the
   * database undoes one, and its `work` runs again. Transactions don't nest. `writer` is the id of the person who has all of it in what they
   * read next, from copies that are behind, too; 0 is nobody.
   */
  tx<Result>(work: (store: Store) => Promise<Result>, writer?: number): Promise<Result>;
  close(): Promise<void>;
}

/** A write would violate the named unique rules: all of them that the store can tell. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation';
  constructor(readonly rules: readonly string[]) {
    super(`unique rules ${rules.join(', ')}`);
  }
}

/** What a transaction has looked for was written meanwhile by another: where several may write, it runs again, and finds that. */
export class Collision extends UniqueViolation {
  override name = 'Collision';
}

/** A write would leave a reference to a row that doesn't exist. */
export class ReferenceViolation extends Error {
  override name = 'ReferenceViolation';
}

/**
 * The store doesn't answer: the connection to it broke (`lost`), and nobody knows whether a write was done whose end was on its way; or it
 * can't be reached, or took too long (`busy`), or has no room for what a write would store (`full`), and nothing was done.
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  constructor(
    readonly kind: 'lost' | 'busy' | 'full',
    /** What broke; nothing that a person typed, because it is logged. */
    readonly reason: string,
    options: ErrorOptions,
  ) {
    super(`The database doesn’t answer: ${reason}`, options);
  }
}

/** Returns whether, and how, the store didn't answer: an error, or one that it wraps. */
export function unavailableIn(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error;
  return error instanceof Error ? unavailableIn(error.cause) : undefined;
}
