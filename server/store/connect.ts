import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { type Notices, openNotices } from '../chat/notices';
import type { Config } from '../config';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { emptyDatabase } from './emptyDatabase';
import { lockFolder } from './folderLock';
import { type MigrateOptions, migrateDatabase } from './migrate';

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

/** Opens the database that the configuration names; `report` is called with every error that no call waits for. */
export const connect = (config: Config, report: (error: unknown) => void): Promise<Connection> =>
  config.DATABASE_URL ? connectPostgres(config, config.DATABASE_URL, report) : connectPglite(config, report);

const hour = 60 * 60 * 1000;

async function connectPglite({ DATA_DIR }: Config, report: (error: unknown) => void): Promise<Connection> {
  await mkdir(DATA_DIR, { recursive: true });
  const unlock = await lockFolder(DATA_DIR);
  const folder = join(DATA_DIR, 'database');
  try {
    const client = await PGlite.create(folder, await emptyDatabase(folder));
    const { database, pool, close } = openEmbedded(client);
    // It does neither by itself; one statement each, because two at once are a transaction, in which VACUUM fails.
    const tidy = async () => {
      await pool.query('VACUUM');
      await pool.query('CHECKPOINT');
    };
    const timer = setInterval(() => void tidy().catch(report), hour).unref();
    return {
      database,
      title: `PGlite in ${folder}`,
      migrate: (options) => migrateDatabase(database, migrate, options),
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

async function connectPostgres({ DATABASE_POOL }: Config, url: string, report: (error: unknown) => void): Promise<Connection> {
  const pool = new Pool({
    connectionString: url,
    max: DATABASE_POOL,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
  });
  // A connection that breaks while nobody uses it: the pool makes another.
  pool.on('error', report);
  const database = drizzle(pool);
  const { host, pathname } = new URL(url);
  return {
    database,
    title: `PostgreSQL at ${host || 'this machine'}${pathname}`,
    migrate: (options) => migrateDatabase(database, migrate, options),
    notices: (heard) => openNotices(pool, heard),
    close: () => pool.end(),
  };
}
