import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Store } from '@/backend/store/port';
import { migrateDatabase } from './migrate';
import { createPostgresStore } from './postgresStore';

/** Records in an embedded PostgreSQL, which this brings to the schema. Only one process may have its directory open. */
export async function createPgliteStore(client: PGlite): Promise<Store> {
  const database = drizzle(client);
  await migrateDatabase(database, migrate);
  return createPostgresStore(database, () => client.close());
}
