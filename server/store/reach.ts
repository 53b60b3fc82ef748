import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { targetOf } from '@/backend/store/foreignKeys';
import { type TableName, tables } from '@/backend/store/tables';
import type { Columns } from './database';

/** A column at the end of a path, hidden columns included. */
export interface Place {
  table: TableName;
  name: string;
  column: PgColumn;
  /** All columns of the same table, under the alias of its join. */
  columns: Columns;
}

/** The tables that a query reaches. Each table on its paths is joined once, however many paths lead through it. */
export interface Reach {
  source: PgTable;
  /** How many steps from the query's own rows: rows that refer to those are one, rows that refer to these two. */
  depth: number;
  placeAt(path: string): Place;
  /** The joins that the requested columns need, in this order. */
  joins: { table: PgTable; on: SQL }[];
}

/** Starts at a table, or at it under an alias of its depth, with nothing joined. */
export function createReach(table: TableName, depth = 0): Reach {
  const { source, columns: own } = named(table, depth === 0 ? undefined : `referring_${depth}`);
  const joins: Reach['joins'] = [];
  const first = { table, columns: own };
  const joined = new Map<string, Pick<Place, 'table' | 'columns'>>();

  /** Returns the table at the end of a chain of foreign keys. */
  function tableAt(way: readonly string[]): Pick<Place, 'table' | 'columns'> {
    const key = way.at(-1);
    if (key === undefined) return first;
    const known = joined.get(way.join('.'));
    if (known) return known;
    const before = tableAt(way.slice(0, -1));
    const target = targetOf(before.table, key);
    const { source: joining, columns } = named(target, `joined_${joins.length + 1}`);
    joins.push({ table: joining, on: eq(columnAt(before, key), columnAt({ table: target, columns }, 'iid')) });
    joined.set(way.join('.'), { table: target, columns });
    return { table: target, columns };
  }

  return {
    source,
    depth,
    joins,
    placeAt(path) {
      const way = path.split('.');
      const last = way.pop() ?? '';
      const end = tableAt(way);
      return { ...end, name: last, column: columnAt(end, last) };
    },
  };
}

interface Source {
  source: PgTable;
  columns: Columns;
}

const sources = new Map<string, Source>();

/** Returns a table, perhaps under an alias, and its columns. Each is made once, because an alias takes longer to make than a query to run. */
function named(table: TableName, name?: string): Source {
  const key = `${table} ${name}`;
  const known = sources.get(key);
  if (known) return known;
  const source: PgTable = name === undefined ? tables[table] : alias<PgTable, string>(tables[table], name);
  const made = { source, columns: getTableColumns(source) };
  sources.set(key, made);
  return made;
}

/** Returns a column of a table; throws if there is none of this name. */
export function columnAt({ table, columns }: Pick<Place, 'table' | 'columns'>, name: string): PgColumn {
  const column = columns[name];
  if (!column) throw new Error(`${table} has no column ${name}`);
  return column;
}
