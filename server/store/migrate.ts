import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import type { Database } from './database';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
/** An arbitrary number that no other lock uses. */
const migrationLock = 7_126_002;

/**
 * Migrates a database to the schema, by the driver's migrator, which takes no lock. This takes one: of two servers that start at the
 * same time, one waits. The lock belongs to the connection: `database` must have only one.
 */
export async function migrateDatabase<Connection extends Database>(
  database: Connection,
  migrate: (database: Connection, config: MigrationConfig) => Promise<void>,
): Promise<void> {
  await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
  try {
    await migrate(database, { migrationsFolder });
  } finally {
    await database.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  }
}
