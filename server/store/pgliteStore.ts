import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Store } from '@/backend/store/port';
import { migrateDatabase } from './migrate';
import { createPostgresStore } from './postgresStore';

/** Creates a store in an embedded PostgreSQL, and migrates it to the schema. Only one process may open its directory. */
export async function createPgliteStore(client: PGlite): Promise<Store> {
  const database = drizzle(client);
  await migrateDatabase(database, migrate);
  return createPostgresStore(database, () => client.close());
}
