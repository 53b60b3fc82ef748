import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tables } from '@/backend/store/tables';
import type { Config } from '../config';
import { openFiles } from '../files/openFiles';
import { uploadsIn } from '../folders';
import { createLog } from '../http/log';
import { Problem } from '../problem';
import { type Connection, connect } from '../store/connect';
import { checkArchive } from './archive';
import { writeBackup } from './backup';
import { restoreBackup } from './restore';

/** Makes a backup of what the configuration names; returns what to say of it. */
export async function runBackup(config: Config, file?: string): Promise<string> {
  if (file !== undefined && (await isThere(file))) throw new Problem(`${file} exists already.`);
  return connected(config, (connection) => saveBackup(connection, config, file));
}

/** Makes a backup of what a connection leads to, in a file that isn't there yet; returns what to say of it. */
export async function saveBackup({ database, title }: Connection, config: Config, file?: string): Promise<string> {
  const now = new Date();
  const to = file ?? join(config.DATA_DIR, 'backups', `coursedesk-${now.toISOString().replace(/:|\.\d+/g, '-')}.tar.gz`);
  await mkdir(dirname(to), { recursive: true });
  const { rows, files } = await writeBackup({ database, files: openFiles(config), to, now });
  await database.insert(tables.backup).values({ made_at: now.toISOString() });
  return `${title} is in ${to}: ${rows} rows and ${files} files.`;
}

/** Restores a backup into what the configuration names, once all its hashes are checked; returns what to say of it. */
export async function runRestore(config: Config, from?: string): Promise<string> {
  if (from === undefined || !(await isThere(from))) throw new Problem('Say which backup: npm run restore -- FILE');
  await checkArchive(from);
  return connected(config, async (connection) => {
    const parts = { connection, files: openFiles(config), from, folder: uploadsIn(config.DATA_DIR) };
    const { rows, files } = await restoreBackup(parts);
    return `${connection.title} has ${rows} rows and ${files} files of ${from} now.`;
  });
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
