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
import { readArchive, textOf } from './archive';
import type { Written } from './backup';
import { lastIdsFile, lastIdsName, type Manifest, manifest, manifestName, mediaPathIn, tableIn } from './manifest';
import { ownTags, tagsOf, withMigrations } from './migrationTags';
import { continueAfter, waitForEver, withoutForeignKeys, writeRows } from './rows';
import { rowsOf } from './rowsOf';

interface Parts {
  connection: Pick<Connection, 'database' | 'migrate'>;
  files: MediaFiles;
  /** The backup. */
  from: string;
  /** A folder for a file that is on its way. */
  folder: string;
}

/**
 * Restores a backup, whose hashes have been checked, into an empty database. The rows are written to the tables as they were,
 * then migrated; the files come first, because what no record names is removed a day later.
 */
export async function restoreBackup({ connection, files, from, folder }: Parts): Promise<Written> {
  const { migrations, tables } = await readManifest(from);
  await checkTarget(connection.database, migrations);
  await withMigrations(migrations, (only) => connection.migrate({ from: only }));
  const count = await restoreFiles({ files, from, folder });
  const rows = await connection.database.transaction(async (transaction) => {
    let written = 0;
    await waitForEver(transaction);
    await withoutForeignKeys(transaction, async () => {
      written = await restoreRows(transaction, from, tables);
    });
    return written;
  });
  await connection.migrate();
  await countAnew(connection.database);
  return { rows, files: count };
}

async function readManifest(from: string): Promise<Manifest> {
  for await (const { name, content } of readArchive(from)) {
    if (name !== manifestName) break;
    const read = manifest.safeParse(JSON.parse(await textOf(content)));
    if (read.success) return read.data;
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

async function restoreRows(transaction: Database, from: string, tables: readonly string[]): Promise<number> {
  let written = 0;
  for await (const { name, content } of readArchive(from)) {
    const table = tableIn(name);
    const text = table || name === lastIdsName ? await textOf(content) : await passOver(content);
    // Whoever has the messages of the database that was backed up has to see that this is another.
    if (table && table !== getTableName(chat_epoch) && tables.includes(table)) {
      const lines = text.trimEnd().split('\n');
      await writeRows(transaction, table, lines);
      written += lines.length;
    }
    if (name !== lastIdsName) continue;
    for (const [each, last] of Object.entries(lastIdsFile.parse(JSON.parse(text)))) {
      if (tables.includes(each)) await continueAfter(transaction, each, last);
    }
  }
  return written;
}

async function restoreFiles({ files, from, folder }: Omit<Parts, 'connection'>): Promise<number> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  for await (const { name, content } of readArchive(from)) {
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
