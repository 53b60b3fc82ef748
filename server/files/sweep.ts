import { inArray, or } from 'drizzle-orm';
import { type TableName, tableNames, tables } from '@/backend/store/tables';
import type { Database } from '../store/database';
import { columnsOf } from '../store/hiddenColumns';
import type { MediaFiles } from './mediaFiles';

interface Parts {
  database: Database;
  files: MediaFiles;
  now: Date;
}

const day = 24 * 60 * 60 * 1000;
/** How many files are looked for at once. */
const portion = 500;

/**
 * Removes the files that are older than a day and that no record names: of calls that were broken off, and of replaced files that could not
 * be removed. A younger file may belong to a call that hasn't ended. Returns how many went.
 */
export async function sweep({ database, files, now }: Parts): Promise<number> {
  let swept = 0;
  const remove = async (old: readonly string[]) => {
    const named = await namedAmong(database, old);
    const unnamed = old.filter((path) => !named.has(path));
    for (const path of unnamed) await files.remove(path);
    swept += unnamed.length;
  };
  let old: string[] = [];
  for await (const { path, at } of files.all()) {
    if (now.getTime() - at.getTime() > day) old.push(path);
    if (old.length < portion) continue;
    await remove(old);
    old = [];
  }
  if (old.length > 0) await remove(old);
  return swept;
}

/** Returns those of these paths that a record names: in any of its texts, so that no field of files can be forgotten here. */
async function namedAmong(database: Database, paths: readonly string[]): Promise<Set<unknown>> {
  const named = new Set<unknown>();
  for (const table of tableNames) {
    const columns = textsOf(table);
    if (columns.length === 0) continue;
    const isNamed = or(...columns.map(([, column]) => inArray(column, [...paths])));
    const rows = await database.select(Object.fromEntries(columns)).from(tables[table]).where(isNamed);
    for (const row of rows) for (const value of Object.values(row)) named.add(value);
  }
  return named;
}

const textsOf = (table: TableName) => Object.entries(columnsOf(table)).filter(([, column]) => column.getSQLType() === 'text');
