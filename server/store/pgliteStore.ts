import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Store } from '@/backend/store/port';
import type { Database } from './database';
import { migrateDatabase } from './migrate';
import { createPostgresStore } from './postgresStore';

/** Creates a store in an embedded PostgreSQL, migrates it to the schema, and lets `fill` write the first rows. Only one process may open its directory. */
export async function createPgliteStore(client: PGlite, fill?: (database: Database) => Promise<void>): Promise<Store> {
  const database = drizzle(client);
  await migrateDatabase(database, migrate, { fill });
  return createPostgresStore(database, () => client.close());
}
