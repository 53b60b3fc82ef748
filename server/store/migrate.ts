import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq, lt, sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { migrationsFolder } from '../folders';
import { repeat } from '../repeat';
import type { Database } from './database';

/** The lock has one row while a server migrates. It stands beside the migrator's own table, because migrations need it. */
const lock = pgSchema('drizzle').table('migration_lock', {
  id: integer().primaryKey(),
  holder: text().notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});
const lockMade = [
  sql`create schema if not exists drizzle`,
  sql`create table if not exists ${lock} (id integer primary key, holder text not null, expires_at timestamptz not null)`,
];
/** In seconds. Whoever migrates renews it, so that a server which was killed holds back the next one no longer. */
const lease = 30;
const expiry = sql`now() + make_interval(secs => ${lease})`;
/** Between two attempts to take the lock, and between two renewals, in milliseconds. */
const pause = 100;
const renewal = (lease / 3) * 1000;

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
  // Of two servers that make the same at once, PostgreSQL refuses one; then it is there.
  for (const made of lockMade) await database.execute(made).catch(() => database.execute(made));
  const holder = randomUUID();
  if (isAlone) await database.delete(lock);
  for (let hasTold = false; !(await takeLock(database, holder)); hasTold = true) {
    if (!hasTold)
      tell(
        `Another server migrates the database, or was stopped while it did: waiting for it, or for ${lease} s without a sign of it`,
      );
    await setTimeout(pause);
  }
  const end = repeat(() => renewLock(database, holder), renewal, report);
  try {
    await migrate(migrated, { migrationsFolder: from });
    await fill?.(migrated);
  } finally {
    await end();
    await database.delete(lock).where(eq(lock.holder, holder));
  }
}

/** Takes the lock if nobody holds it, or its holder's time is over; returns whether it did. */
async function takeLock(database: Database, holder: string): Promise<boolean> {
  const taken = await database
    .insert(lock)
    .values({ id: 1, holder, expires_at: expiry })
    .onConflictDoUpdate({ target: lock.id, set: { holder, expires_at: expiry }, setWhere: lt(lock.expires_at, sql`now()`) })
    .returning({ id: lock.id });
  return taken.length > 0;
}

const renewLock = (database: Database, holder: string) =>
  database.update(lock).set({ expires_at: expiry }).where(eq(lock.holder, holder));
