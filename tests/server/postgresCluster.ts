import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { ownFolder } from './testServer';

/** The newest PostgreSQL of the machine; undefined where there is none, or nobody who may run it. */
export const programs = findPrograms();
if (!programs) console.log('PostgreSQL isn’t installed (Debian: apt-get install postgresql): its tests are left out.');

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folder = versions.map((version) => join(debian, version, 'bin')).find((each) => existsSync(join(each, 'initdb')));
  return process.getuid?.() === 0 && !owner() ? undefined : folder;
}

/** It refuses to run as root. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const [uid, gid] = [number('-u'), number('-g')];
  return uid > 0 ? { uid, gid } : undefined;
}

/** Starts a PostgreSQL of the test file's own, which listens in its folder alone; returns the address of an empty database. */
export async function startCluster(bin: string): Promise<string> {
  const folder = ownFolder();
  const account = owner();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'office', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...account,
    stdio: 'ignore',
  });
  const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const server = spawn(join(bin, 'postgres'), options, { ...account, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  afterAll(async () => {
    server.kill('SIGINT');
    await ended;
  }, 60_000);
  while (spawnSync(join(bin, 'pg_isready'), ['-h', folder]).status !== 0) await setTimeout(50);
  return `postgres:///postgres?host=${folder}&user=office`;
}
