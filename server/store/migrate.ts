import { setTimeout } from 'node:timers/promises';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../folders';
import type { Database } from './database';
import { lease, makeLeases, takeLease } from './lease';

/** Between two attempts to take the lease, in milliseconds. */
const pause = 100;

export interface MigrateOptions {
  /** Writes the first rows, while nobody else migrates. */
  fill?: ((database: Database) => Promise<void>) | undefined;
  /** The folder of the migrations. */
  from?: string;
}

interface Parts<Connection extends Database> {
  /** Where the lock is held, also while `migrated` is busy. */
  database: Database;
  /** What is migrated and filled. */
  migrated: Connection;
  migrate(database: Connection, config: MigrationConfig): Promise<void>;
  /** Whether nobody else can be there: who holds the lock was killed. */
  isAlone?: boolean;
  /** Says what is waited for. */
  tell(text: string): void;
  /** Called with what goes wrong beside the migration. */
  report(error: unknown): void;
}

/**
 * Migrates a database to the schema, by the driver's migrator, which takes no lock, then lets `fill` write the first rows. This takes a lock:
 * of two servers that start at the same time, one waits. It is a row, because not every database has advisory locks, and some commit at each
 * change of the schema.
 */
export async function migrateDatabase<Connection extends Database>(
  { database, migrated, migrate, isAlone = false, tell, report }: Parts<Connection>,
  { fill, from = migrationsFolder }: MigrateOptions = {},
): Promise<void> {
  await makeLeases(database, isAlone);
  const take = () => takeLease(database, 'migration', report);
  let end = await take();
  if (!end)
    tell(
      `Another server migrates the database, or was stopped while it did: waiting for it, or for ${lease} s without a sign of it`,
    );
  for (; !end; end = await take()) await setTimeout(pause);
  try {
    await migrate(migrated, { migrationsFolder: from });
    await fill?.(migrated);
  } finally {
    await end();
  }
}
