import { mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { type Notices, openNotices } from '../chat/notices';
import type { Config } from '../config';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { ensureDatabase, openDatabase } from './emptyDatabase';
import { lockFolder } from './folderLock';
import { addressesOf, createHosts } from './hosts';
import { type MigrateOptions, migrateDatabase } from './migrate';
import { openPool } from './ownedPool';

/** A database that is open, but not migrated yet. */
export interface Connection {
  database: Database;
  /** Which database it is, in words. */
  title: string;
  migrate(options?: MigrateOptions): Promise<void>;
  /** Opens the way on which processes that share the database tell each other of news; undefined where there is only one. */
  notices?: ((heard: () => void) => Notices) | undefined;
  close(): Promise<void>;
}

/** Called with every error that no call waits for. */
type Report = (error: unknown) => void;
/** Called with what is done or waited for, in words. */
export type Tell = (text: string) => void;

/** Opens the database that the configuration names. */
export const connect = (config: Config, report: Report, tell: Tell = () => undefined): Promise<Connection> =>
  config.DATABASE_URL ? connectPostgres(config, config.DATABASE_URL, { report, tell }) : connectPglite(config, { report, tell });

interface Hearers {
  report: Report;
  tell: Tell;
}

const second = 1000;
const hour = 3600 * second;

async function connectPglite({ DATA_DIR }: Config, { report, tell }: Hearers): Promise<Connection> {
  await mkdir(DATA_DIR, { recursive: true });
  const unlock = await lockFolder(DATA_DIR);
  const folder = join(DATA_DIR, 'database');
  try {
    await ensureDatabase(folder, tell);
    const client = await openDatabase(folder);
    const { database, pool, close } = openEmbedded(client, report);
    // It does neither by itself; one statement each, because two at once are a transaction, in which VACUUM fails.
    const tidy = async () => {
      await pool.query('VACUUM');
      await pool.query('CHECKPOINT');
    };
    const timer = setInterval(() => void tidy().catch(report), hour).unref();
    return {
      database,
      title: `PGlite in ${folder}`,
      // The folder's lock is this process's.
      migrate: (options) => migrateDatabase({ database, migrated: database, migrate, isAlone: true, tell, report }, options),
      async close() {
        clearInterval(timer);
        await tidy().catch(report);
        await close();
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * How long a statement may take, wait for a lock, and leave its transaction idle. Each transaction says so itself: a pooler such as PgBouncer
 * refuses it when connecting, and would give what a session sets to others (ADR 76).
 */
const limits =
  "; set local statement_timeout = '60s'; set local lock_timeout = '20s'; set local idle_in_transaction_session_timeout = '60s'";
/** How long anything may take before its connection is given up, in milliseconds: the network may have swallowed it. */
const patience = 75 * second;

const lasting = { connectionTimeoutMillis: 10 * second, keepAlive: true, keepAliveInitialDelayMillis: 10 * second };

async function connectPostgres({ DATABASE_POOL }: Config, url: string, { report, tell }: Hearers): Promise<Connection> {
  const { Client, count: tries } = createHosts(url);
  const common = { ...lasting, Client };
  const pool = new Pool({ ...common, max: DATABASE_POOL, query_timeout: patience });
  const database = openPool(pool, { report, tries, begin: limits });
  return {
    database,
    title: placeOf(url).title,
    async migrate(options) {
      // A connection of its own, without limits: an index of a big table takes its time, and the lock is renewed meanwhile.
      const own = new Pool({ ...common, max: 1 });
      try {
        const migrated = openPool(own, { report, tries });
        await migrateDatabase({ database, migrated, migrate, tell, report }, options);
      } finally {
        await own.end();
      }
    },
    notices: (heard) => openNotices({ pool, Client }, heard),
    close: () => pool.end(),
  };
}

/** Opens the standby that the configuration names for reading; undefined where it names none. */
export function connectCopy({ DATABASE_READ_URL: url, DATABASE_POOL }: Config, report: Report) {
  if (url === undefined) return undefined;
  const { Client, count: tries } = createHosts(url, 'reader');
  // Who finds no room there is served by the primary.
  const pool = new Pool({ ...lasting, Client, connectionTimeoutMillis: 2 * second, max: DATABASE_POOL, query_timeout: patience });
  return { copy: openPool(pool, { report, tries, begin: limits }), title: placeOf(url).title, close: () => pool.end() };
}

/** Names what an address of PostgreSQL leads to, without its password. */
export function placeOf(url: string): { title: string; user: string; database: string } {
  const addresses = addressesOf(url).map((address) => new URL(address));
  const host = addresses.map((address) => address.host).join();
  const { pathname, searchParams, username } = addresses[0] ?? new URL(url);
  const user = decodeURIComponent(username) || searchParams.get('user') || process.env['PGUSER'] || userInfo().username;
  const title = `PostgreSQL at ${host || 'this machine'}${pathname}`;
  return { title, user, database: decodeURIComponent(pathname.slice(1)) || user };
}
