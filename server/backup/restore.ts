import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getTableName, sql } from 'drizzle-orm';
import { z } from 'zod';
import { chat_epoch } from '@/backend/store/chatTables';
import type { MediaFiles } from '../files/mediaFiles';
import { Problem } from '../problem';
import type { Connection } from '../store/connect';
import type { Database } from '../store/database';
import { countAnew } from '../store/rowCounts';
import { type ArchivedFile, textOf } from './archive';
import type { Written } from './backup';
import { byTable, lastIdsName, type Manifest, manifest, manifestName, mediaPathIn, rowCountsName, tableIn } from './manifest';
import { ownTags, tagsOf, withMigrations } from './migrationTags';
import { continueAfter, waitForEver, withoutForeignKeys, writeRows } from './rows';
import { rowsOf } from './rowsOf';

interface Parts {
  connection: Pick<Connection, 'database' | 'migrate'>;
  files: Pick<MediaFiles, 'put'>;
  /** Reads the files of the backup. */
  read: () => AsyncIterable<ArchivedFile>;
  /** A folder for a file that is on its way. */
  folder: string;
}

/**
 * Restores a backup, whose hashes have been checked, into an empty database. The rows are written to the tables as they were,
 * then migrated; the files come first, because what no record names is removed a day later.
 */
export async function restoreBackup({ connection, files, read, folder }: Parts): Promise<Written> {
  const { migrations, tables } = await readManifest(read);
  await checkTarget(connection.database, migrations);
  await withMigrations(migrations, (only) => connection.migrate({ from: only }));
  const count = await restoreFiles({ files, read, folder });
  const rows = await connection.database.transaction(async (transaction) => {
    let written = 0;
    await waitForEver(transaction);
    await withoutForeignKeys(transaction, async () => {
      written = await restoreRows(transaction, read, tables);
    });
    return written;
  });
  await connection.migrate();
  await countAnew(connection.database);
  return { rows, files: count };
}

async function readManifest(read: Parts['read']): Promise<Manifest> {
  for await (const { name, content } of read()) {
    if (name !== manifestName) break;
    const parsed = manifest.safeParse(JSON.parse(await textOf(content)));
    if (parsed.success) return parsed.data;
    break;
  }
  throw new Problem('This is no backup of Coursedesk, or one of a newer version.');
}

async function checkTarget(database: Database, migrations: readonly string[]): Promise<void> {
  const own = await ownTags();
  if (migrations.some((tag) => !own.includes(tag))) {
    throw new Problem('This backup is of a newer version of Coursedesk: restore it with that one.');
  }
  if ((await tagsOf(database)).length === 0) return;
  const people = await rowsOf(database, sql`select iid from "user" limit 1`, z.object({ iid: z.int() }));
  if (people.length > 0) throw new Problem('This database has records: restore into an empty one.');
}

async function restoreRows(transaction: Database, read: Parts['read'], tables: readonly string[]): Promise<number> {
  let written = 0;
  let counts: Record<string, number> = {};
  for await (const { name, content } of read()) {
    const table = tableIn(name);
    const isRead = table !== undefined || name === lastIdsName || name === rowCountsName;
    const text = isRead ? await textOf(content) : await passOver(content);
    if (table !== undefined && isOurs(table, tables)) {
      const lines = text.trimEnd().split('\n');
      await writeRows(transaction, table, lines);
      written += lines.length;
    }
    if (name === rowCountsName) counts = byTable.parse(JSON.parse(text));
    if (name === lastIdsName) await continueTables(transaction, text, tables);
  }
  await compareCounts(
    transaction,
    Object.entries(counts).filter(([table]) => isOurs(table, tables)),
  );
  return written;
}

async function continueTables(transaction: Database, lastIds: string, tables: readonly string[]): Promise<void> {
  for (const [table, last] of Object.entries(byTable.parse(JSON.parse(lastIds)))) {
    if (tables.includes(table)) await continueAfter(transaction, table, last);
  }
}

/** Whether the rows of a table are restored: whoever has the messages of the chat that was backed up has to see that this is another. */
const isOurs = (table: string, tables: readonly string[]) => table !== getTableName(chat_epoch) && tables.includes(table);

/** Rejects where a table has another number of rows than were backed up. */
async function compareCounts(transaction: Database, counts: readonly [table: string, count: number][]): Promise<void> {
  for (const [table, count] of counts) {
    const [found] = await rowsOf(
      transaction,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
      z.object({ count: z.int() }),
    );
    if (found?.count !== count) throw new Problem(`${table} has ${found?.count} rows, and ${count} were backed up.`);
  }
}

async function restoreFiles({ files, read, folder }: Omit<Parts, 'connection'>): Promise<number> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  for await (const { name, content } of read()) {
    const path = mediaPathIn(name);
    if (path === undefined) {
      await passOver(content);
      continue;
    }
    const part = join(folder, randomUUID());
    try {
      await pipeline(content, createWriteStream(part));
      await files.put(path, await openAsBlob(part));
    } finally {
      await rm(part, { force: true });
    }
    count += 1;
  }
  return count;
}

/** The next file comes only after this one. */
async function passOver(content: AsyncIterable<Uint8Array>): Promise<string> {
  for await (const chunk of content) void chunk;
  return '';
}
