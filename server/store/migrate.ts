import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq, lt, sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { migrationsFolder } from '../folders';
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
/** Longer than any migration takes. Only a server that was killed while it migrated lets the next one wait that long. */
const expiry = sql`now() + interval '10 minutes'`;
/** Between two attempts to take the lock, in milliseconds. */
const pause = 100;

export interface MigrateOptions {
  /** Writes the first rows, while nobody else migrates. */
  fill?: ((database: Database) => Promise<void>) | undefined;
  /** The folder of the migrations. */
  from?: string;
}

/**
 * Migrates a database to the schema, by the driver's migrator, which takes no lock, then lets `fill` write the first rows. This takes a lock:
 * of two servers that start at the same time, one waits. It is a row, because not every database has advisory locks, and some commit at each
 * change of the schema.
 */
export async function migrateDatabase<Connection extends Database>(
  database: Connection,
  migrate: (database: Connection, config: MigrationConfig) => Promise<void>,
  { fill, from = migrationsFolder }: MigrateOptions = {},
): Promise<void> {
  // Of two servers that make the same at once, PostgreSQL refuses one; then it is there.
  for (const made of lockMade) await database.execute(made).catch(() => database.execute(made));
  const holder = randomUUID();
  while (!(await takeLock(database, holder))) await setTimeout(pause);
  try {
    await migrate(database, { migrationsFolder: from });
    await fill?.(database);
  } finally {
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
