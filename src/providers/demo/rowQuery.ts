import { type Operator, operatorsOf } from '@/backend/store/conditions';
import { type Reference, references, referencesNamed, targetOf } from '@/backend/store/foreignKeys';
import { ReferenceViolation, UniqueViolation } from '@/backend/store/port';
import type { AnyFilter, AnyQuery } from '@/backend/store/query';
import { searchTextOf } from '@/backend/store/searchTexts';
import type { TableName } from '@/backend/store/tables';
import { brokenRules, keysOf } from '@/backend/store/uniqueKeys';
import { byCharacters } from '@/domain/characters';
import { searchable } from '@/domain/searchable';
import type { FakeRestTables } from './fakeRestTables';

/** Returns a value of a row by the name of its column. */
const valueOf = (row: object, column: PropertyKey): unknown => Reflect.get(row, column);

/** Throws when the table may not hold these rows: where the indexes and foreign keys of a database would refuse them. */
export async function checkRows(rows: FakeRestTables, table: TableName, coming: readonly { iid: number }[]): Promise<void> {
  const keyed = (row: { iid: number }) => [row.iid, keysOf(table, row)] as const;
  const broken = brokenRules((await rows.select(table, () => true)).map(keyed), coming.map(keyed));
  if (broken.length > 0) throw new UniqueViolation(broken);
  const own = new Set(coming.map(({ iid }) => iid));
  for (const { column, target } of references.filter((reference) => reference.table === table)) {
    const values = coming.map((row) => valueOf(row, column)).filter((value) => value !== null);
    const stands = (value: unknown) => rows.find(target, value) || (target === table && own.has(Number(value)));
    if (!values.every(stands)) throw new ReferenceViolation(`${table}.${column}`);
  }
}

/** Throws when a row that stays refers to one of these. */
export async function checkRemoval(rows: FakeRestTables, target: TableName, iids: ReadonlySet<unknown>): Promise<void> {
  for (const { table, column } of references.filter((reference) => reference.target === target)) {
    const referring = await rows.select(
      table,
      (row) => iids.has(valueOf(row, column)) && !(table === target && iids.has(row.iid)),
    );
    if (referring.length > 0) throw new ReferenceViolation(`${table}.${column}`);
  }
}

/** A column that a query names: its table and name, and how to read its value from a row of the first table. */
interface Place {
  table: TableName;
  column: string;
  read(row: object): unknown;
}

/** Returns the place that a path leads to. */
function placeAt(rows: FakeRestTables, table: TableName, path: string): Place {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { table, column: key, read: (row) => valueOf(row, key) };
  const target = targetOf(table, key);
  const place = placeAt(rows, target, rest.join('.'));
  return {
    ...place,
    read: (row) => {
      const referred = rows.find(target, valueOf(row, key));
      return referred ? place.read(referred) : null;
    },
  };
}

type Test = (row: { iid: number }) => boolean;

/** Makes a test for a filter's rows. */
export async function matcher(rows: FakeRestTables, table: TableName, filter: AnyFilter): Promise<Test> {
  const { where = {}, mentions, without, referredBy = [], notReferredBy = [] } = filter;
  const tests: Test[] = [];
  for (const [path, condition] of Object.entries<unknown>({ ...where })) {
    const place = placeAt(rows, table, path);
    for (const [operator, wanted] of operatorsOf(condition)) {
      const holds = holdsAt[operator](wanted, place);
      tests.push((row) => holds(place.read(row)));
    }
  }
  if (mentions !== undefined) {
    const found = new RegExp(mentions, 'iu');
    tests.push((row) =>
      found.test(
        Object.values(row)
          .filter((value) => typeof value === 'string')
          .join(' '),
      ),
    );
  }
  for (const reference of referencesNamed(without)) {
    const referred = await referredTo(rows, reference);
    tests.push(({ iid }) => !referred.has(iid));
  }
  for (const referred of await allReferredTo(rows, referredBy)) tests.push(({ iid }) => referred.has(iid));
  for (const referred of await allReferredTo(rows, notReferredBy)) tests.push(({ iid }) => !referred.has(iid));
  return (row) => tests.every((test) => test(row));
}

/** Returns, for each of these, the ids to which rows refer that match it. */
async function allReferredTo(rows: FakeRestTables, referring: NonNullable<AnyFilter['referredBy']>): Promise<Set<unknown>[]> {
  const found: Set<unknown>[] = [];
  for (const { by, ...filter } of referring) {
    for (const reference of referencesNamed(by)) found.push(await referredTo(rows, reference, filter));
  }
  return found;
}

/** Returns the ids to which rows refer by a foreign key: all rows, or those that match. */
async function referredTo(rows: FakeRestTables, { table, column }: Reference, filter: AnyFilter = {}): Promise<Set<unknown>> {
  // Its conditions may follow foreign keys.
  if (filter.where) await rows.open(table);
  const referring = await rows.select(table, await matcher(rows, table, filter));
  return new Set(referring.map((row) => valueOf(row, column)));
}

type Holds = (wanted: unknown, place: Place) => (value: unknown) => boolean;

const comparison =
  (fits: (order: number) => boolean): Holds =>
  (wanted) =>
  (value) =>
    value !== null && fits(compare(value, wanted));

const holdsAt: Readonly<Record<Operator, Holds>> = {
  in: (wanted) => {
    const values = valuesIn(wanted);
    return (value) => values.has(value);
  },
  not: (wanted) => {
    const values = valuesIn(wanted);
    return (value) => !values.has(value);
  },
  gt: comparison((order) => order > 0),
  gte: comparison((order) => order >= 0),
  lt: comparison((order) => order < 0),
  lte: comparison((order) => order <= 0),
  contains: (wanted, { table, column }) => {
    const searchText = searchTextOf(table, column);
    const looked = searchable(String(wanted));
    return (value) => typeof value === 'string' && searchText(value).includes(looked);
  },
};

const valuesIn = (list: unknown) => new Set<unknown>(Array.isArray(list) ? list : []);

/** Returns a comparison of rows by a query's order; null comes last, as in PostgreSQL, and equal rows keep their order. */
export function sorter(rows: FakeRestTables, table: TableName, sort: AnyQuery['sort'] = []) {
  const orders = sort.map((by) => {
    const [column, sign] = typeof by === 'object' ? ([by.column, -1] as const) : ([by, 1] as const);
    const { read } = placeAt(rows, table, column);
    return (one: object, other: object) => sign * compare(read(one), read(other));
  });
  return (one: object, other: object): number => {
    for (const order of orders) {
      const found = order(one, other);
      if (found !== 0) return found;
    }
    return 0;
  };
}

/** Makes a function that reads a query's own and joined columns from a row, and its flags. */
export async function reader(rows: FakeRestTables, table: TableName, { columns, join = {}, exists = {} }: AnyQuery) {
  const joined = Object.entries(join).map(([name, path]) => [name, placeAt(rows, table, path).read] as const);
  const flags: (readonly [name: string, ids: Set<unknown>])[] = [];
  for (const [name, { by, ...filter }] of Object.entries(exists)) {
    for (const reference of referencesNamed(by)) flags.push([name, await referredTo(rows, reference, filter)]);
  }
  return (row: { iid: number }): object =>
    Object.fromEntries([
      ...(columns ?? Object.keys(row)).map((column) => [column, valueOf(row, column)] as const),
      ...joined.map(([name, read]) => [name, read(row)] as const),
      ...flags.map(([name, ids]) => [name, ids.has(row.iid)] as const),
    ]);
}

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  if (typeof one === 'string' && typeof other === 'string') return byCharacters(one, other);
  return Number(one) - Number(other);
}
