import { eq, sql } from 'drizzle-orm';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import type { AnyFilter } from '@/backend/store/query';
import type { TableName } from '@/backend/store/tables';
import type { Database } from './database';

/** Tables of which triggers keep how many rows they have (ADR 31): the migration `row_counts` is the pattern for another. */
const counted: ReadonlySet<TableName> = new Set<TableName>(['quiz']);

/** In a schema of its own: no record, so the migrations made from the tables leave it alone. */
const rowCount = pgSchema('counts').table('row_count', {
  counted: text().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
});

/** Whether a count is of a whole table of which it is kept. */
export const isKept = (table: TableName, { where = {}, without = [] }: AnyFilter): boolean =>
  counted.has(table) && Object.keys(where).length === 0 && without.length === 0;

/** The statement that reads how many rows a table has. */
export const selectKeptCount = (database: Database, table: TableName) =>
  database
    .select({ count: sql<string>`coalesce(sum(${rowCount.rows}), 0)` })
    .from(rowCount)
    .where(eq(rowCount.counted, table));
