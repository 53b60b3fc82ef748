import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { tables } from '@/backend/store/tables';
import type { Config } from '../config';
import { openBackups, openFiles } from '../files/openFiles';
import { backupsFolder, uploadsIn } from '../folders';
import { createLog } from '../http/log';
import { Problem } from '../problem';
import { keepRoom } from '../room';
import { type Connection, connect } from '../store/connect';
import { checkArchive, readArchive } from './archive';
import { writeBackup } from './backup';
import { restoreBackup } from './restore';
import { nameAt } from './schedule';

/** Makes a backup of what the configuration names; returns what to say of it. */
export async function runBackup(config: Config, file?: string): Promise<string> {
  if (file !== undefined && (await isThere(file))) throw new Problem(`${file} exists already.`);
  return connected(config, (connection) => saveBackup(connection, config, file));
}

/** Makes a backup of what a connection leads to, in a file that isn't there yet; returns what to say of it. */
export async function saveBackup({ database, title }: Connection, config: Config, file?: string): Promise<string> {
  const now = new Date();
  const key = config.BACKUP_KEY;
  const to = file ?? join(config.DATA_DIR, backupsFolder, nameAt(now, { isEncrypted: key !== undefined }));
  await mkdir(dirname(to), { recursive: true });
  const { rows, files } = await writeBackup({ database, files: openFiles(config), to, key, now });
  const { size } = await stat(to);
  await database.insert(tables.backup).values({ made_at: now.toISOString(), name: basename(to), size });
  return `${title} is in ${to}: ${rows} rows and ${files} files.`;
}

/** Restores a backup into what the configuration names, once all its hashes are checked; returns what to say of it. */
export const runRestore = (config: Config, from?: string): Promise<string> =>
  fetched(config, from, (file) =>
    connected(config, async (connection) => {
      const parts = { files: openFiles(config), folder: uploadsIn(config.DATA_DIR) };
      const { rows, files } = await restoreBackup({ ...parts, connection, read: () => readArchive(file, config.BACKUP_KEY) });
      return `${connection.title} has ${rows} rows and ${files} files of ${from} now.`;
    }),
  );

/** Tries a backup: checks all its hashes, restores it into an empty database that is gone afterwards, and counts. */
export const runTry = (config: Config, from?: string): Promise<string> =>
  fetched(config, from, async (file) => {
    await mkdir(uploadsIn(config.DATA_DIR), { recursive: true });
    const folder = await mkdtemp(join(uploadsIn(config.DATA_DIR), 'trial-'));
    async function* read() {
      for await (const each of readArchive(file, config.BACKUP_KEY)) {
        await keepRoom(config);
        yield each;
      }
    }
    try {
      return await connected({ ...config, DATA_DIR: folder, DATABASE_URL: undefined }, async (connection) => {
        const { rows, files } = await restoreBackup({ files: { put: async () => undefined }, folder, connection, read });
        return `${from} can be restored: ${rows} rows and ${files} files.`;
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

/** Does something with a backup, a file or the name of one that the server has made, once its hashes are checked. */
async function fetched(config: Config, from: string | undefined, work: (file: string) => Promise<string>): Promise<string> {
  for (const near of from === undefined ? [] : [from, join(config.DATA_DIR, backupsFolder, from)]) {
    if (!(await isThere(near))) continue;
    await checkArchive(near, config.BACKUP_KEY);
    return work(near);
  }
  const backups = openBackups(config);
  const found = from === undefined ? undefined : await backups.get(from);
  if (!found) {
    const names: string[] = [];
    for await (const { path } of backups.all()) if (path.startsWith('coursedesk-')) names.push(path);
    const there = names.length === 0 ? 'None is there.' : `There are:\n${names.toSorted().join('\n')}`;
    throw new Problem(`Say which backup, a file or one of the server’s own: npm run restore -- FILE. ${there}`);
  }
  const file = join(uploadsIn(config.DATA_DIR), randomUUID());
  await mkdir(dirname(file), { recursive: true });
  try {
    await pipeline(found.stream(), createWriteStream(file, { mode: 0o600 }));
    await checkArchive(file, config.BACKUP_KEY);
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Does something with the database that the configuration names, and leaves it. */
export async function connected(config: Config, work: (connection: Connection) => Promise<string>): Promise<string> {
  const log = createLog(config);
  const connection = await connect(
    config,
    (error) => log.error(error),
    (text) => log.note(text),
  );
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
