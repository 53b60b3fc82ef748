import type { Filter, Query } from '@/backend/store/query';
import { isTableName, type TableName } from '@/backend/store/tables';
import { visibleText } from '@/domain/html/visibleText';
import { searchable } from '@/domain/searchable';

type AnyRow = Readonly<Record<string, unknown>>;
type Kept = Readonly<Partial<Record<TableName, readonly AnyRow[]>>>;

const leads: Readonly<Record<string, TableName>> = {
  'course.cat_id': 'course_category',
  'subcourse.course_id': 'course',
  'faq.course_iid': 'course',
  'menu.parent': 'menu',
};

/** Returns the rows that a store must answer; `whole` ignores the page. */
export function naiveList<T extends TableName>(kept: Kept, table: T, query: Query<T>, whole?: 'whole'): AnyRow[] {
  const { columns, join = {}, exists = {}, sort = [], offset = 0, limit = 1000 } = query;
  let rows = (kept[table] ?? []).filter((row) => naiveMatches(kept, table, row, query));
  for (const by of sort.toReversed()) {
    const { column, order }: { column: string; order?: 'desc' } = typeof by === 'object' ? by : { column: by };
    rows = rows.toSorted((one, other) => {
      const ascending = compare(valueAt(kept, table, one, column), valueAt(kept, table, other, column));
      return order === 'desc' ? -ascending : ascending;
    });
  }
  const shown = whole ? rows : rows.slice(offset, offset + limit);
  return shown.map((row) => {
    const read: Record<string, unknown> = {};
    for (const column of columns ?? Object.keys(row)) read[column] = row[column];
    for (const [name, path] of Object.entries<string>(join)) read[name] = valueAt(kept, table, row, path);
    for (const [name, flag] of Object.entries<Flag>(exists)) read[name] = isReferred(kept, row, flag);
    return read;
  });
}

/** Counts the rows that match for each value of a column. */
export function naiveCounts<T extends TableName>(kept: Kept, table: T, column: string, filter: Filter<T>): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const row of kept[table] ?? []) {
    if (naiveMatches(kept, table, row, filter)) counts.set(row[column], (counts.get(row[column]) ?? 0) + 1);
  }
  return counts;
}

/** Whether a filter matches a row. */
export function naiveMatches<T extends TableName>(kept: Kept, table: T, row: AnyRow, filter: Filter<T>): boolean {
  const { where, without, referredBy = [], notReferredBy = [] } = filter;
  const keys: readonly string[] = [without ?? []].flat();
  const flags: readonly Flag[] = referredBy;
  const others: readonly Flag[] = notReferredBy;
  return (
    keys.every((key) => referringTo(kept, row, key).length === 0) &&
    flags.every((flag) => isReferred(kept, row, flag)) &&
    !others.some((flag) => isReferred(kept, row, flag)) &&
    matchesWhere(kept, table, row, where)
  );
}

interface Flag {
  by: string;
  where?: object | undefined;
  without?: string | readonly string[] | undefined;
  referredBy?: readonly Flag[] | undefined;
}

/** Whether a row refers to this one that matches. */
const isReferred = (kept: Kept, row: AnyRow, { by, where, without, referredBy = [] }: Flag): boolean =>
  referringTo(kept, row, by).some(
    (referring) =>
      matchesWhere(kept, tableOf(by), referring, where) &&
      [without ?? []].flat().every((key) => referringTo(kept, referring, key).length === 0) &&
      referredBy.every((flag) => isReferred(kept, referring, flag)),
  );

const matchesWhere = (kept: Kept, table: TableName, row: AnyRow, where?: object): boolean =>
  Object.entries<unknown>({ ...where }).every(([path, condition]) =>
    fits(valueAt(kept, table, row, path), condition, path === 'program_overview'),
  );

/** Returns the rows that refer to a row by a foreign key such as `faq.course_iid`. */
function referringTo(kept: Kept, { iid }: AnyRow, key: string): AnyRow[] {
  const [, column = ''] = key.split('.');
  return (kept[tableOf(key)] ?? []).filter((row) => row[column] === iid);
}

function tableOf(key: string): TableName {
  const [table = ''] = key.split('.');
  if (!isTableName(table)) throw new Error(key);
  return table;
}

function valueAt(kept: Kept, table: TableName, row: AnyRow, path: string): unknown {
  const dot = path.indexOf('.');
  if (dot < 0) return row[path];
  const key = path.slice(0, dot);
  const target = leads[`${table}.${key}`];
  if (!target) throw new Error(path);
  const referred = kept[target]?.find(({ iid }) => iid === row[key]);
  return referred ? valueAt(kept, target, referred, path.slice(dot + 1)) : null;
}

function fits(value: unknown, condition: unknown, html: boolean): boolean {
  if (Array.isArray(condition)) return condition.includes(value);
  if (typeof condition !== 'object' || condition === null) return value === condition;
  return Object.entries(condition).every(([operator, wanted]) => holds(operator, value, wanted, html));
}

function holds(operator: string, value: unknown, wanted: unknown, html: boolean): boolean {
  if (operator === 'not') return !fits(value, wanted, html);
  if (value === null) return false;
  const text = String(value);
  switch (operator) {
    case 'gt':
      return compare(value, wanted) > 0;
    case 'gte':
      return compare(value, wanted) >= 0;
    case 'lt':
      return compare(value, wanted) < 0;
    case 'lte':
      return compare(value, wanted) <= 0;
    case 'contains':
      return searchable(html ? visibleText(text) : text).includes(searchable(String(wanted)));
    default:
      throw new Error(operator);
  }
}

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}
