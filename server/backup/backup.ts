import { rename, rm } from 'node:fs/promises';
import { tableNames } from '@/backend/store/tables';
import { version } from '../../package.json';
import type { MediaFiles } from '../files/mediaFiles';
import type { Database } from '../store/database';
import { type Archive, createArchive } from './archive';
import { lastIdsName, type Manifest, manifestName, mediaName, rowsName } from './manifest';
import { ownTags, tagsOf } from './migrationTags';
import { BackupProblem } from './problem';
import { lastIds, readRows, waitForEver } from './rows';

interface Parts {
  database: Database;
  files: MediaFiles;
  /** The file to write. */
  to: string;
  now: Date;
}

export interface Written {
  rows: number;
  files: number;
}

/** How often a backup begins anew, because a file was removed meanwhile. */
const attempts = 3;

/** Writes all records, as they are at one moment, and all uploaded files into one file. The file has its name once it is whole. */
export async function writeBackup(parts: Parts): Promise<Written> {
  const migrations = await currentTags(parts.database);
  const part = `${parts.to}.part`;
  for (let attempt = 1; ; attempt += 1) {
    await rm(part, { force: true });
    try {
      const written = await writeOnce(parts, part, migrations);
      await rename(part, parts.to);
      return written;
    } catch (error) {
      await rm(part, { force: true });
      if (!(error instanceof FileGone) || attempt === attempts) throw error;
    }
  }
}

async function currentTags(database: Database): Promise<string[]> {
  const [has, own] = await Promise.all([tagsOf(database), ownTags()]);
  if (has.length === 0) throw new BackupProblem('This database has no records of Coursedesk.');
  if (has.join() !== own.join()) {
    throw new BackupProblem(
      'This database is of another version of Coursedesk: back it up with that one, or start this one on it first.',
    );
  }
  return has;
}

async function writeOnce({ database, files, now }: Parts, part: string, migrations: string[]): Promise<Written> {
  const archive = createArchive(part);
  const named: Manifest = { format: 1, version, made_at: now.toISOString(), migrations, tables: [...tableNames] };
  await archive.addText(manifestName, JSON.stringify(named, null, 2));
  // The files are listed before the records are read, so that none of these can name one that is removed before it is listed.
  const listed = new Set<string>();
  for await (const { path } of files.all()) listed.add(path);
  const rows = await addRows(archive, database);
  for await (const { path } of files.all()) listed.add(path);
  for (const path of listed) await addFile(archive, files, path);
  await archive.end();
  return { rows, files: listed.size };
}

/** Adds all rows by one transaction, which sees no other. */
const addRows = (archive: Archive, database: Database): Promise<number> =>
  database.transaction(
    async (snapshot) => {
      await waitForEver(snapshot);
      let count = 0;
      for (const table of tableNames) {
        let part = 0;
        for await (const lines of readRows(snapshot, table)) {
          part += 1;
          count += lines.length;
          await archive.addText(rowsName(table, part), `${lines.join('\n')}\n`);
        }
      }
      await archive.addText(lastIdsName, JSON.stringify(await lastIds(snapshot, tableNames)));
      return count;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** A record may name a file that was removed after the record was read. */
class FileGone extends BackupProblem {
  constructor(path: string) {
    super(`${path} was removed while the backup was made: make it again.`);
  }
}

async function addFile(archive: Archive, files: MediaFiles, path: string): Promise<void> {
  const file = await files.get(path);
  if (!file) throw new FileGone(path);
  await archive.add(mediaName(path), file.size, file.stream());
}
