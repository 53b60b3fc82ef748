import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { versionedTables } from '@/backend/http/unchanged';
import type { TableName } from '@/backend/store/tables';
import type { Database } from './database';
import { tableVersion } from './ownTables';

const { written, version } = tableVersion;

const newVersions = (rows: readonly TableName[]) => rows.map((table) => ({ written: table, version: randomUUID() }));

/**
 * Gives the tables that a transaction has written new versions, as its last statement: until it ends, others that have written the same wait.
 * All take them in the same order.
 */
export async function renewVersions(transaction: Database, tables: ReadonlySet<TableName>): Promise<void> {
  const rows = [...tables].filter((table) => versionedTables.has(table)).toSorted();
  if (rows.length === 0) return;
  await transaction
    .insert(tableVersion)
    .values(newVersions(rows))
    .onConflictDoUpdate({ target: written, set: { version: sql`excluded.version` } });
}

/** Gives a version to each table that has none, such as after a restore; it is another one in every database. */
export const ensureVersions = async (database: Database): Promise<void> =>
  void (await database
    .insert(tableVersion)
    .values(newVersions([...versionedTables]))
    .onConflictDoNothing());

/** Returns what every change of these tables changes; undefined where none of them has a version. */
export async function versionOf(database: Database, tables: readonly TableName[]): Promise<string | undefined> {
  const [found] = await database
    .select({ all: sql<string | null>`md5(string_agg(${version}::text, ',' order by ${written}))` })
    .from(tableVersion)
    .where(inArray(written, [...tables]));
  return found?.all ?? undefined;
}
