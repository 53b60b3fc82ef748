import { min, sql } from 'drizzle-orm';
import { tableNames, tables } from '@/backend/store/tables';
import type { Database } from '../store/database';
import { columnsOf } from '../store/hiddenColumns';
import type { MediaFiles } from './mediaFiles';

interface Parts {
  database: Database;
  files: MediaFiles;
  now: Date;
}

const day = 24 * 60 * 60 * 1000;

/** The token in each stored file's path, `field/token/name`: 32 random bytes of the host, so that no two paths share one. */
const token = /\/([A-Za-z0-9_-]{43})\//;

/**
 * Removes the files that are older than a day and whose token stands nowhere: of calls that were broken off, and those whose last record,
 * entry of the recycle bin or earlier version is gone. A younger file may belong to a call that hasn't ended; what isn't in a path of the
 * product's own stays, and so does what is older than the first write of this database: it is of another one, in whose place this stands.
 * Returns how many went.
 */
export async function sweep({ database, files, now }: Parts): Promise<number> {
  const [first] = await database.select({ at: min(tables.history.created_date) }).from(tables.history);
  const since = first?.at ? new Date(first.at) : now;
  const named = await namedTokens(database);
  const unnamed: string[] = [];
  for await (const { path, at } of files.all()) {
    const [, own] = token.exec(path) ?? [];
    const isOver = at >= since && now.getTime() - at.getTime() > day;
    if (own !== undefined && !named.has(own) && isOver) unnamed.push(path);
  }
  for (const path of unnamed) await files.remove(path);
  return unnamed.length;
}

/**
 * Returns the tokens in all texts of all tables, so that no field of files, no rich text, and no JSON of the history can be forgotten here.
 * One statement sees one moment: a record that goes to the bin meanwhile, or comes back, can't be missed in both places.
 */
async function namedTokens(database: Database): Promise<Set<string>> {
  const texts = tableNames.flatMap((table) => {
    const columns = Object.values(columnsOf(table)).filter((column) => column.getSQLType() === 'text');
    return columns.length > 0 ? [sql`SELECT concat_ws(' ', ${sql.join(columns, sql`, `)}) AS text FROM ${tables[table]}`] : [];
  });
  const found = await database
    .selectDistinct({ token: sql<string>`found[1]` })
    .from(sql`(${sql.join(texts, sql` UNION ALL `)}) AS texts, regexp_matches(text, ${token.source}, 'g') AS found`);
  return new Set(found.map((row) => row.token));
}
