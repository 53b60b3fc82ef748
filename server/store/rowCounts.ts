import { eq, sql } from 'drizzle-orm';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import type { AnyFilter } from '@/backend/store/query';
import type { TableName } from '@/backend/store/tables';
import type { Database } from './database';

/** Tables whose rows are counted by triggers (ADR 31). For another table, copy the migration `row_counts`. */
const counted: ReadonlySet<TableName> = new Set<TableName>(['quiz']);

/** The table has a schema of its own, so that the migrations generated from the tables ignore it. */
const rowCount = pgSchema('counts').table('row_count', {
  counted: text().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
});

/** Returns whether a filter selects a whole table whose count is kept. */
export const isKept = (table: TableName, { where = {}, without = [] }: AnyFilter): boolean =>
  counted.has(table) && Object.keys(where).length === 0 && without.length === 0;

/** Makes the statement that reads the kept count of a table. */
export const selectKeptCount = (database: Database, table: TableName) =>
  database
    .select({ count: sql<string>`coalesce(sum(${rowCount.rows}), 0)` })
    .from(rowCount)
    .where(eq(rowCount.counted, table));
