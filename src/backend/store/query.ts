import type { ForeignKeys } from './foreignKeys';
import type { Row, TableName } from './tables';

/** The name of a column. */
export type Column<T extends TableName> = keyof Row<T> & string;
type KeyOf<T extends TableName> = keyof ForeignKeys[T] & string;
type Target<T extends TableName, Key> = Key extends keyof ForeignKeys[T] ? Extract<ForeignKeys[T][Key], TableName> : never;

/** The columns of a table and those that its foreign keys reach, in at most this many steps. */
type PathOf<T extends TableName, Steps extends readonly unknown[] = [1, 2, 3, 4, 5]> =
  | Column<T>
  | (Steps extends [unknown, ...infer Rest] ? { [Key in KeyOf<T>]: `${Key}.${PathOf<Target<T, Key>, Rest>}` }[KeyOf<T>] : never);

type ValueOf<T extends TableName, P> = P extends keyof Row<T>
  ? Row<T>[P]
  : P extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Row<T>
      ? ValueOf<Target<T, Key>, Rest> | Extract<Row<T>[Key], null>
      : never
    : never;

/** All that a query can reach from each table, computed once. */
type Reach = { [T in TableName]: { [P in PathOf<T>]: ValueOf<T, P> } };

/** A column of a table, or one that its foreign keys reach, such as `course_id.cat_id.category_name` of a subcourse. */
type Path<T extends TableName> = keyof Reach[T] & string;

/** The conditions on a value; several operators must all be true. Null counts as a value, except for before and after. */
interface Operators<Value> {
  /** Not this value, or not any of this list. */
  not?: Value | readonly Value[];
  gt?: NonNullable<Value>;
  gte?: NonNullable<Value>;
  lt?: NonNullable<Value>;
  lte?: NonNullable<Value>;
  /** The text contains this one, both in the form of `searchText`. */
  contains?: string;
}

/** A value matches what equals it, and a list what equals any of it. */
export type Condition<Value> = Value | readonly Value[] | Operators<Value>;

/** Conditions that must all be true. */
export type Where<T extends TableName> = { readonly [P in Path<T>]?: Condition<Reach[T][P]> };

/** The foreign keys that refer to a table, such as `subcourse.course_id` to a course. */
type Referrer<T extends TableName> = {
  [Child in keyof ForeignKeys]: {
    [Key in keyof ForeignKeys[Child] & string]: ForeignKeys[Child][Key] extends T ? `${Child}.${Key}` : never;
  }[keyof ForeignKeys[Child] & string];
}[keyof ForeignKeys];

/** Which rows of a table match; by default all. */
export interface Filter<T extends TableName> {
  where?: Where<T>;
  /** Rows of whose texts one has what this regular expression finds, whatever the case of letters; every row is read for it. */
  mentions?: string | undefined;
  /** Rows to which no row refers by this foreign key, or by any of these. */
  without?: Referrer<T> | readonly Referrer<T>[];
  /** Rows to which a row refers that matches this, and another each of the rest. */
  referredBy?: readonly Referring<T>[];
  /** Rows to which no row refers that matches one of these. */
  notReferredBy?: readonly Referring<T>[];
}

/** The names of columns that are read along foreign keys. */
export type Joined<T extends TableName> = Readonly<Record<string, Path<T>>>;

/** The flags that are read of the rows that refer to a row, by result name: is there one by this foreign key that matches? */
export type Existing<T extends TableName> = Readonly<Record<string, Referring<T>>>;
type Referring<T extends TableName> = {
  [R in Referrer<T>]: { by: R; where?: Where<TableOf<R>>; without?: Referrer<TableOf<R>>; referredBy?: readonly Nested[] };
}[Referrer<T>];

/** Rows that refer to rows that refer. Their tables' names are checked; all types of every depth are more than the compiler takes. */
interface Nested {
  by: AnyKey;
  where?: object;
  without?: AnyKey;
  referredBy?: readonly Nested[];
}
type AnyKey = { [T in keyof ForeignKeys]: `${T}.${keyof ForeignKeys[T] & string}` }[keyof ForeignKeys];
type TableOf<R> = R extends `${infer Child extends TableName}.${string}` ? Child : never;

export interface Query<
  T extends TableName,
  C extends Column<T> = Column<T>,
  J extends Joined<T> | undefined = Joined<T>,
  E extends Existing<T> | undefined = Existing<T>,
> extends Filter<T> {
  /** The row's own columns to read; by default all. */
  columns?: readonly C[];
  /** The columns read along foreign keys, by result name. */
  join?: J;
  /**
   * The flags about the rows that refer to each row, by result name, each true or false. They are as of the query's beginning: a decision
   * that holds the row with `lock` reads them in a query of its own, after it.
   */
  exists?: E;
  /** The columns to sort by, ascending or `desc`; null comes last, or first. Equal rows, and all rows by default, are sorted by `iid`. */
  sort?: readonly (Path<T> | { column: Path<T>; order: 'desc' })[];
  offset?: number;
  limit?: number;
  /** Locks the rows until the transaction ends. */
  lock?: 'lock';
}

/** A row as a query returns it. */
export type Read<
  T extends TableName,
  C extends Column<T>,
  J extends Joined<T> | undefined,
  E extends Existing<T> | undefined,
> = Pick<Row<T>, C> &
  (J extends Joined<T> ? { [Name in keyof J]: Reach[T][J[Name]] } : unknown) &
  (E extends Existing<T> ? { [Name in keyof E]: boolean } : unknown);

/** A filter, whatever its table. */
export interface AnyFilter {
  where?: object;
  mentions?: string | undefined;
  without?: string | readonly string[] | undefined;
  referredBy?: readonly AnyReferring[] | undefined;
  notReferredBy?: readonly AnyReferring[] | undefined;
}

/** Rows that refer by a foreign key, whatever their table. */
interface AnyReferring extends AnyFilter {
  by: string;
}

/** A query, whatever its table. */
export interface AnyQuery extends AnyFilter {
  columns?: readonly string[];
  join?: Readonly<Record<string, string>> | undefined;
  exists?: Readonly<Record<string, AnyReferring>> | undefined;
  sort?: readonly (string | { column: string; order: 'desc' })[];
  offset?: number;
  limit?: number;
  lock?: 'lock' | undefined;
}
