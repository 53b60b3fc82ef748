import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Host, usualLifetimes } from '@/backend/host';
import { watchAccess } from '@/backend/session/accessWatch';
import { nextAt } from '../backup/schedule';
import type { Config } from '../config';
import { hashOf } from '../files/hashOf';
import { fixturesFolder } from '../folders';
import { createServerChecks } from '../links/serverChecks';
import { Problem } from '../problem';
import type { Database } from '../store/database';
import { createStoredThrottle } from '../store/storedThrottle';
import { versionOf } from '../store/versions';
import { cleanHtml } from './cleanHtml';
import { openOidc } from './openOidc';
import { passwords } from './passwords';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** How long, in milliseconds, what another process has changed may go unnoticed, should its notice be lost. */
const oneSecond = 1000;

/** Creates the backend's host on a server; `sites` are its addresses. */
export async function createServerHost(
  config: Config,
  { database, store, files, ...given }: Pick<Host, 'store' | 'files' | 'sites' | 'report' | 'fromCopy'> & { database: Database },
): Promise<Host> {
  return {
    // On a database of one's own nobody else changes who people are.
    ...watchAccess(store, config.DATABASE_URL === undefined ? Number.POSITIVE_INFINITY : oneSecond),
    files,
    hashOf,
    now: () => new Date(),
    newToken,
    secret: await secretOf(config),
    verified: new Map(),
    lifetimes: usualLifetimes,
    signUp: config.SIGN_UP,
    passwords,
    throttle: createStoredThrottle(database),
    versionOf: (tables) => versionOf(database, tables),
    cleanHtml,
    checks: createServerChecks({ files, opens: config.CHECK_LINKS }),
    backups: { next: (now) => (config.BACKUP_AT === undefined ? undefined : nextAt(config.BACKUP_AT, now)) },
    standardMenu,
    oidc: openOidc(config),
    passwordsOff: !config.PASSWORDS,
    ...given,
  };
}

/** Reads the menus of the fixtures: their sidebar is the product's. */
export const standardMenu = async (): Promise<unknown> => JSON.parse(await readFile(join(fixturesFolder, 'menu.json'), 'utf8'));

/** Returns the secret that signs the tokens: the configured one, or one that is made once and kept in the data folder. */
async function secretOf({ SECRET, DATA_DIR }: Config): Promise<string> {
  if (SECRET !== undefined) return SECRET;
  const file = join(DATA_DIR, 'secret');
  await mkdir(DATA_DIR, { recursive: true });
  // Of two processes that start at once, the first makes it.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const secret = await readFile(file, 'utf8');
  if (secret.length < 32) throw new Problem(`${file} has no whole secret: remove it, and everybody signs in again.`);
  return secret;
}
