import type { Store } from '@/backend/store/port';
import type { Config } from '../config';
import { type Connection, connect, type Tell } from './connect';
import type { Database } from './database';
import { createPostgresStore } from './postgresStore';

export interface OpenStore extends Pick<Connection, 'database' | 'title' | 'notices'> {
  store: Store;
}

interface Options {
  /** Called with every error that no call waits for. */
  report(error: unknown): void;
  tell: Tell;
  /** Writes the first rows of an empty database. */
  fill(database: Database): Promise<void>;
}

/** Opens the database that the configuration names, migrates it, and lets `fill` write its first rows. */
export async function openStore(config: Config, { fill, report, tell }: Options): Promise<OpenStore> {
  const { database, title, notices, migrate, close } = await connect(config, report, tell);
  try {
    await migrate({ fill });
  } catch (error) {
    await close();
    throw error;
  }
  return { store: createPostgresStore(database, close), database, title, notices };
}
