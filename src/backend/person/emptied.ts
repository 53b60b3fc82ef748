import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Fields } from '@/backend/history/touchedRows';
import { references } from '@/backend/store/foreignKeys';
import { detailsOf, type TableName, tables } from '@/backend/store/tables';
import { rulesOf } from '@/backend/store/uniqueKeys';
import type { Mentions } from './mentions';

/** Columns that say who wrote a row, and when. */
const stamps: readonly string[] = ['iid', 'created_by', 'created_date', 'modified_by', 'modified_date'];

/** Returns what a person's own row is without them: it counts as before, and says of nobody anything. */
export function emptied(table: TableName, row: Fields): Fields {
  const keeps: readonly string[] = [...stamps, ...(detailsOf(table).person?.keeps ?? [])];
  const own = Object.entries<PgColumn>(getTableColumns(tables[table])).filter(
    ([name]) => name in row && !keeps.includes(name) && !references.some((each) => each.table === table && each.column === name),
  );
  const empty = own.flatMap(([name, column]): [string, unknown][] => {
    if (column.getSQLType() === 'text') return [[name, emptyText(table, row, name, column.notNull)]];
    return column.notNull || column.getSQLType() === 'boolean' ? [] : [[name, null]];
  });
  // Its role stays: an account without one may do everything, should anybody enable it.
  return { ...Object.fromEntries(empty), ...('is_disabled' in row && { is_disabled: true, has_second_factor: false }) };
}

/** Returns what stands in a text of theirs: nothing, where that may be, otherwise what its readers can read. */
function emptyText(table: TableName, row: Fields, name: string, isNeeded: boolean): string | null {
  const value = row[name];
  if (!isNeeded || typeof value !== 'string') return null;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '1970-01-01';
  if (/^\S+@\S+$/.test(value)) return `erased-${String(row['iid'])}@erased.invalid`;
  return isUnique(table, name) || name === 'username' ? `erased-${String(row['iid'])}` : '[erased]';
}

const isUnique = (table: TableName, name: string): boolean => rulesOf(table).some(({ columns }) => columns.at(-1) === name);

/** Returns the texts of a row that change when what names somebody is taken out of them. */
export function withoutMentions(table: TableName, row: Fields, { erase, find }: Mentions): Fields {
  const texts = Object.entries(row).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'string' || find(value) === undefined) return [];
    const erased = erase(value);
    // No two rows may have the same.
    return [[name, isUnique(table, name) ? `${erased}-${String(row['iid'])}` : erased]];
  });
  return Object.fromEntries(texts);
}
