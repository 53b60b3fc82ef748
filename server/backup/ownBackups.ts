import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { forgetEvents, lastEvents, noteEvent } from '@/backend/history/serverEvents';
import { administrators } from '@/backend/session/administrators';
import { writeMail } from '@/backend/session/outbox';
import type { Store } from '@/backend/store/port';
import type { Config } from '../config';
import { explain } from '../explain';
import type { MediaFiles } from '../files/mediaFiles';
import { openBackups } from '../files/openFiles';
import { backupsFolder, uploadsIn } from '../folders';
import { Problem } from '../problem';
import { keepRoom } from '../room';
import type { Database } from '../store/database';
import { takeLease } from '../store/lease';
import { writeBackup } from './backup';
import { ownTags, tagsOf } from './migrationTags';
import { lastAt, nameAt, ownMoment, surplus } from './schedule';

interface Parts {
  config: Config;
  store: Store;
  database: Database;
  files: MediaFiles;
  /** The product's address. */
  url: string;
  /** Restores a backup on trial; rejects with why that can't be done. */
  tryBackup(name: string): Promise<unknown>;
  /** Whether the server stops. */
  isEnded(): boolean;
  report(error: unknown): void;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long a backup that failed is let rest, and how long nobody is told again. */
const pause = { again: 30 * minute, told: 23 * 60 * minute };

/** Makes a backup if it is time for one, or somebody has asked for it: of several processes one does. Then tries it, once a week. */
export async function makeDueBackup(parts: Parts): Promise<void> {
  if (!(await isDue(parts)) || (await isNewer(parts.database))) return;
  const giveBack = await takeLease(parts.database, 'backup', parts.report);
  if (!giveBack) return;
  try {
    // Another may have made it meanwhile.
    if (await isDue(parts)) await makeAndTry(parts);
  } finally {
    await giveBack();
  }
}

/** Whether a newer server runs beside this one, during an upgrade: it leaves the backup to that. */
const isNewer = async (database: Database): Promise<boolean> => (await tagsOf(database)).join() !== (await ownTags()).join();

async function isDue({ config: { BACKUP_AT }, store }: Parts): Promise<boolean> {
  const events = await lastEvents(store, ['backup_asked', 'backup_begun', 'backup_failed']);
  const { backup_asked, backup_begun, backup_failed } = events;
  // Whoever has begun it holds the lease, or was stopped meanwhile.
  if (backup_asked || backup_begun) return true;
  if (BACKUP_AT === undefined) return false;
  if (backup_failed && Date.now() - Date.parse(backup_failed.at) < pause.again) return false;
  const since = lastAt(BACKUP_AT, new Date()).toISOString();
  return (await store.count('backup', { where: { made_at: { gte: since } } })) === 0;
}

async function makeAndTry(parts: Parts): Promise<void> {
  const { store, isEnded } = parts;
  try {
    await store.tx((tx) => noteEvent(tx, 'backup_begun', new Date()));
    const name = await makeOne(parts);
    await store.tx((tx) => forgetEvents(tx, ['backup_asked', 'backup_begun', 'backup_failed']));
    await removeOld(parts);
    await tryOnceAWeek(parts, name);
    await store.tx((tx) => forgetEvents(tx, ['backup_told']));
  } catch (error) {
    // A server that stops leaves it to the next.
    if (!isEnded()) await tellFailure(parts, error);
  }
}

/** Makes a backup in the folder, or in the bucket; returns its name. */
async function makeOne({ config, store, database, files, isEnded }: Parts): Promise<string> {
  const now = new Date();
  const { DATA_DIR, S3_URL, BACKUP_KEY: key } = config;
  const name = nameAt(now, { isOwn: true, isEncrypted: key !== undefined });
  const folder = S3_URL === undefined ? join(DATA_DIR, backupsFolder) : uploadsIn(DATA_DIR);
  const to = join(folder, name);
  await mkdir(folder, { recursive: true });
  const keepOn = async () => {
    if (isEnded()) throw new Problem('The server stops.');
    await keepRoom(config);
  };
  try {
    await writeBackup({ database, files, to, key, now, keepRoom: keepOn });
    const { size } = await stat(to);
    if (S3_URL !== undefined) await openBackups(config).put(name, await openAsBlob(to));
    await store.insert('backup', { made_at: now.toISOString(), name, size, tried_at: null });
    return name;
  } finally {
    if (S3_URL !== undefined) await rm(to, { force: true });
  }
}

/** Removes the backups of this kind that are too old to keep, and what servers that were killed have left of some. */
async function removeOld({ config }: Parts): Promise<void> {
  const backups = openBackups(config);
  const names: string[] = [];
  for await (const { path } of backups.all()) names.push(path);
  const unfinished = names.filter((name) => name.endsWith('.part') && ownMoment(name.slice(0, -'.part'.length)));
  for (const name of [...unfinished, ...surplus(names, config.BACKUP_KEEP)]) await backups.remove(name);
}

async function tryOnceAWeek({ store, tryBackup }: Parts, name: string): Promise<void> {
  const weekAgo = new Date(Date.now() - 7 * day + day / 24).toISOString();
  if ((await store.count('backup', { where: { tried_at: { gte: weekAgo } } })) > 0) return;
  await tryBackup(name);
  await store.updateMany('backup', { where: { name } }, { tried_at: new Date().toISOString() });
}

/** Keeps why it failed for the settings, and tells those who look after the server by mail, once a day. */
async function tellFailure({ config, store, url, report }: Parts, error: unknown): Promise<void> {
  report(error);
  const now = new Date();
  const reason = explain(error, config);
  await store.tx(async (tx) => {
    const { backup_told: told } = await lastEvents(tx, ['backup_told']);
    await forgetEvents(tx, ['backup_asked', 'backup_begun']);
    await noteEvent(tx, 'backup_failed', now, reason);
    if (told && now.getTime() - Date.parse(told.at) < pause.told) return;
    await noteEvent(tx, 'backup_told', now);
    for (const { email } of await administrators(tx)) {
      await writeMail({ store: tx, now }, { to: email, kind: 'backup_failed', link: `${url}/settings`, about: reason });
    }
  });
}

/** Tries a backup in a process of its own: it takes the time and the memory of a server. `ended` stops it. */
export async function tryInProcess(name: string, ended: AbortSignal): Promise<void> {
  const [, program = ''] = process.argv;
  const trial = spawn(process.execPath, [...process.execArgv, program, 'try', name], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: ended,
  });
  const [said] = await Promise.all([text(trial.stderr), once(trial, 'exit')]);
  if (trial.exitCode !== 0) throw new Problem(`${name} was made, but can’t be restored: ${said.trim() || 'its trial was ended'}`);
}
