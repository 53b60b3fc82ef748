import { rename, rm } from 'node:fs/promises';
import { tableNames } from '@/backend/store/tables';
import { version } from '../../package.json';
import type { MediaFiles } from '../files/mediaFiles';
import { Problem } from '../problem';
import type { Database } from '../store/database';
import { type Archive, createArchive } from './archive';
import { lastIdsName, type Manifest, manifestName, mediaName, rowCountsName, rowsName } from './manifest';
import { ownTags, tagsOf } from './migrationTags';
import { lastIds, readRows, waitForEver } from './rows';

interface Parts {
  database: Database;
  files: MediaFiles;
  /** The file to write. */
  to: string;
  /** Encrypts it. */
  key?: string | undefined;
  now: Date;
  /** Called before each file is added; rejects where there is no room for more. */
  keepRoom?: () => Promise<void>;
}

export interface Written {
  rows: number;
  files: number;
}

/** Writes all records, as they are at one moment, and all uploaded files into one file. The file has its name once it is whole. */
export async function writeBackup(parts: Parts): Promise<Written> {
  const migrations = await currentTags(parts.database);
  const part = `${parts.to}.part`;
  await rm(part, { force: true });
  try {
    const written = await writeAll(parts, part, migrations);
    await rename(part, parts.to);
    return written;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function currentTags(database: Database): Promise<string[]> {
  const [has, own] = await Promise.all([tagsOf(database), ownTags()]);
  if (has.length === 0) throw new Problem('This database has no records of Coursedesk.');
  if (has.join() !== own.join()) {
    throw new Problem(
      'This database is of another version of Coursedesk: back it up with that one, or start this one on it first.',
    );
  }
  return has;
}

async function writeAll({ database, files, key, now, keepRoom }: Parts, part: string, migrations: string[]): Promise<Written> {
  const archive = createArchive(part, key, keepRoom);
  const named: Manifest = { format: 1, version, made_at: now.toISOString(), migrations, tables: [...tableNames] };
  await archive.addText(manifestName, JSON.stringify(named, null, 2));
  const seen = new Set<string>();
  // Most of the time goes into the files. So they come before the records: one that a call replaces meanwhile is no longer named by these.
  const before = await addFiles(archive, files, seen);
  const rows = await addRows(archive, database);
  const since = await addFiles(archive, files, seen);
  await archive.end();
  return { rows, files: before + since };
}

/** Adds all rows by one transaction, which sees no other. */
const addRows = (archive: Archive, database: Database): Promise<number> =>
  database.transaction(
    async (snapshot) => {
      await waitForEver(snapshot);
      const counts: Record<string, number> = {};
      for (const table of tableNames) {
        let [part, count] = [0, 0];
        for await (const lines of readRows(snapshot, table)) {
          part += 1;
          count += lines.length;
          await archive.addText(rowsName(table, part), `${lines.join('\n')}\n`);
        }
        counts[table] = count;
      }
      await archive.addText(rowCountsName, JSON.stringify(counts));
      await archive.addText(lastIdsName, JSON.stringify(await lastIds(snapshot, tableNames)));
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Adds all files that aren't `seen` yet; returns their number. One that is removed before it is read is left out. */
async function addFiles(archive: Archive, files: MediaFiles, seen: Set<string>): Promise<number> {
  let count = 0;
  for await (const { path } of files.all()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const opened = await openFile(files, path);
    if (!opened) continue;
    await archive.add(mediaName(path), opened.size, opened.content);
    count += 1;
  }
  return count;
}

/** Reads the first bytes of a file: from then on it is read to its end, though it be removed. Returns undefined where it has gone by now. */
async function openFile(files: MediaFiles, path: string) {
  const file = await files.get(path);
  if (!file) return undefined;
  const bytes = file.stream()[Symbol.asyncIterator]();
  try {
    const first = await bytes.next();
    return { size: file.size, content: joined(first, bytes) };
  } catch (error) {
    if (await files.get(path)) throw error;
    return undefined;
  }
}

async function* joined(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}
