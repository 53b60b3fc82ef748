import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Store } from '@/backend/store/port';
import type { Config } from '../config';
import type { Database } from './database';
import { lockFolder } from './folderLock';
import { migrateDatabase } from './migrate';
import { createPgliteStore } from './pgliteStore';
import { createPostgresStore } from './postgresStore';

export interface OpenStore {
  store: Store;
  database: Database;
  /** Which database it is, in words. */
  title: string;
}

interface Options {
  /** Writes the first rows of an empty database. */
  fill(database: Database): Promise<void>;
  /** Called with every error that no call waits for. */
  report(error: unknown): void;
}

/** Opens the database that the configuration names, migrates it, and lets `fill` write its first rows. */
export const openStore = (config: Config, options: Options): Promise<OpenStore> =>
  config.DATABASE_URL ? openPostgres(config, config.DATABASE_URL, options) : openPglite(config, options);

const hour = 60 * 60 * 1000;

async function openPglite({ DATA_DIR }: Config, { fill, report }: Options): Promise<OpenStore> {
  await mkdir(DATA_DIR, { recursive: true });
  const unlock = await lockFolder(DATA_DIR);
  const folder = join(DATA_DIR, 'database');
  try {
    const client = await PGlite.create(folder);
    const store = await createPgliteStore(client, fill);
    // It does neither by itself.
    const tidy = () => client.exec('VACUUM; CHECKPOINT');
    const timer = setInterval(() => void tidy().catch(report), hour).unref();
    const close = async () => {
      clearInterval(timer);
      await tidy().catch(report);
      await store.close();
      await unlock();
    };
    return { store: { ...store, close }, database: drizzlePglite(client), title: `PGlite in ${folder}` };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openPostgres({ DATABASE_POOL }: Config, url: string, { fill, report }: Options): Promise<OpenStore> {
  const pool = new Pool({
    connectionString: url,
    max: DATABASE_POOL,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
  });
  // A connection that breaks while nobody uses it: the pool makes another.
  pool.on('error', report);
  const database = drizzle(pool);
  try {
    await migrateDatabase(database, migrate, fill);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const { host, pathname } = new URL(url);
  return {
    store: createPostgresStore(database, () => pool.end()),
    database,
    title: `PostgreSQL at ${host || 'this machine'}${pathname}`,
  };
}
