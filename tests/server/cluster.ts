import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Returns the folder of the machine's newest PostgreSQL; undefined where there is none, or nobody who may run it. */
export function findPrograms(): string | undefined {
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

/**
 * Runs a PostgreSQL in an empty folder, in which alone it listens, unless its settings say otherwise; `rules` say who is let in how. `url` is
 * the address of an empty database.
 */
export async function runCluster(
  bin: string,
  folder: string,
  settings: readonly string[] = [],
  rules: readonly string[] = [],
): Promise<Cluster> {
  const account = owner();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'office', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...account,
    stdio: 'ignore',
  });
  // The first that fits holds.
  const ruleFile = join(data, 'pg_hba.conf');
  writeFileSync(ruleFile, [...rules, readFileSync(ruleFile, 'utf8')].join('\n'));
  return runServer(bin, folder, settings);
}

interface Cluster {
  /** The address of an empty database. */
  url: string;
  stop(): Promise<void>;
  /** Kills it; resolves once it is gone. */
  kill(): Promise<void>;
}

/** Runs a copy of a PostgreSQL in an empty folder, which follows that; `promote` makes it one of its own. */
export async function runStandby(
  bin: string,
  folder: string,
  { url, settings }: { url: string; settings: readonly string[] },
): Promise<Cluster & { promote(): Promise<void> }> {
  const account = owner();
  if (account) chownSync(folder, account.uid, account.gid);
  const run = async (program: string, ...args: readonly string[]) => {
    const running = spawn(join(bin, program), [...args, '-D', join(folder, 'data')], { ...account, stdio: 'ignore' });
    const [status] = await once(running, 'exit');
    if (status !== 0) throw new Error(`${program} ended with ${status}`);
  };
  await run('pg_basebackup', '-d', url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
  const cluster = await runServer(bin, folder, settings);
  return { ...cluster, promote: () => run('pg_ctl', 'promote', '-w') };
}

/** Whether this machine has PgBouncer, as Debian has it. */
export const hasPooler = spawnSync('/usr/sbin/pgbouncer', ['--version']).status === 0;

/** Runs PgBouncer with transaction pooling, in an empty folder, before the cluster in another; it has fewer connections than a server wants. */
export async function runPooler(folder: string, database: string): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const account = owner();
  const file = join(folder, 'pgbouncer.ini');
  const settings = { listen_addr: '', unix_socket_dir: folder, auth_type: 'any', pool_mode: 'transaction', default_pool_size: 4 };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(file, [`[databases]`, `* = host=${database} user=office`, `[pgbouncer]`, ...lines, ''].join('\n'));
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
  const pooler = spawn('/usr/sbin/pgbouncer', ['-q', file], { ...account, stdio: 'ignore' });
  const ended = once(pooler, 'exit');
  while (!existsSync(join(folder, '.s.PGSQL.6432'))) await setTimeout(50);
  return {
    url: `postgres:///postgres?host=${folder}&user=office&port=6432`,
    async stop() {
      pooler.kill('SIGINT');
      await ended;
    },
  };
}

async function runServer(bin: string, folder: string, settings: readonly string[]): Promise<Cluster> {
  const account = owner();
  const data = join(folder, 'data');
  const options = ['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...options], { ...account, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const port = settings.find((each) => each.startsWith('port='))?.slice(5) ?? '5432';
  while (spawnSync(join(bin, 'pg_isready'), ['-h', folder, '-p', port]).status !== 0) await setTimeout(50);
  return {
    url: `postgres:///postgres?host=${folder}&user=office&port=${port}`,
    stop() {
      server.kill('SIGINT');
      return ended;
    },
    kill() {
      server.kill('SIGKILL');
      return ended;
    },
  };
}
