import { setTimeout } from 'node:timers/promises';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../folders';
import type { Database } from './database';
import { errorCode } from './errorCode';
import { lease, makeLeases, takeLease } from './lease';

/** Between two attempts to take the lease, and to migrate, in milliseconds. */
const pause = { lease: 100, lock: 1000 };

/** What a migration is refused with that waits for a lock, or has collided with a call: it is undone, and can be made again. */
const contended: readonly unknown[] = ['55P03', '40P01'];
/** For how long it is tried again, in milliseconds: a backup of much may hold its locks for some minutes. */
const patience = 10 * 60_000;

export interface MigrateOptions {
  /** Writes the first rows, while nobody else migrates. */
  fill?: ((database: Database) => Promise<unknown>) | undefined;
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
  for (; !end; end = await take()) await setTimeout(pause.lease);
  try {
    await untilFree(() => migrate(migrated, { migrationsFolder: from }), tell);
    await fill?.(migrated);
  } finally {
    await end();
  }
}

/**
 * Migrates beside servers that take writes. A migration waits for a lock only briefly, as it says itself (`SET LOCAL lock_timeout`), because
 * every call that needs the same table waits behind it meanwhile; then it lets them go on, and begins again.
 */
async function untilFree(migrate: () => Promise<void>, tell: (text: string) => void): Promise<void> {
  const end = performance.now() + patience;
  for (let hasTold = false; ; hasTold = true) {
    try {
      return await migrate();
    } catch (error) {
      if (!contended.includes(errorCode(error)) || performance.now() >= end) throw error;
    }
    if (!hasTold) tell('The migration waits until nobody holds the tables that it changes, such as a backup that is being made');
    await setTimeout(pause.lock);
  }
}
