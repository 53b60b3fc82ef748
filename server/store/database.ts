import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL by any of drizzle's drivers, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Columns by their names. */
export type Columns = Readonly<Record<string, PgColumn>>;
