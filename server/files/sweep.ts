import { inArray, like, or } from 'drizzle-orm';
import { type TableName, tableNames, tables } from '@/backend/store/tables';
import { storedPathOf } from '@/domain/mediaPath';
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
  const inTexts = await picturesInTexts(database);
  const remove = async (old: readonly string[]) => {
    const named = await namedAmong(database, old);
    const unnamed = old.filter((path) => !named.has(path) && !inTexts.has(folderOf(path)));
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

/** Returns the folders of the pictures whose addresses stand in some text, also in one of the history or of a deleted record. */
async function picturesInTexts(database: Database): Promise<Set<string>> {
  const found = new Set<string>();
  for (const table of tableNames) {
    const columns = textsOf(table);
    if (columns.length === 0) continue;
    const hasPicture = or(...columns.map(([, column]) => like(column, `%${pictures}%`)));
    const rows = await database.select(Object.fromEntries(columns)).from(tables[table]).where(hasPicture);
    for (const text of rows.flatMap((row) => Object.values(row)))
      for (const [address] of String(text).matchAll(addressed)) found.add(folderOf(storedPathOf(address) ?? ''));
  }
  return found;
}

/** How the addresses of pictures in texts begin. */
const pictures = '/media/text\\_image/';
const addressed = /\/media\/text_image\/[\w%-]+\//g;

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

const textsOf = (table: TableName) => Object.entries(columnsOf(table)).filter(([, column]) => column.getSQLType() === 'text');
