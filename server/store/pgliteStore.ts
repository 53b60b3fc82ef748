import type { PGlite } from '@electric-sql/pglite';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Store } from '@/backend/store/port';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrateDatabase } from './migrate';
import { createPostgresStore } from './postgresStore';

/**
 * Creates a store in an embedded PostgreSQL, migrates it to the schema, and lets `fill` write the first rows. Only one process may open its
 * directory.
 */
export async function createPgliteStore(client: PGlite, fill?: (database: Database) => Promise<unknown>): Promise<Store> {
  const { database, close } = openEmbedded(client);
  const quiet = () => undefined;
  await migrateDatabase({ database, migrated: database, migrate, tell: quiet, report: quiet }, { fill });
  return createPostgresStore(database, async () => {
    await close();
    await client.close();
  });
}
