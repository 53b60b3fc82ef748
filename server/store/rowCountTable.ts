import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';

/** The schema of what the server counts; none of it is a record. */
export const counts = pgSchema('counts');

/** Slots of kept counts: the number of rows of the table `counted` is the sum of its slots (ADR 31). */
export const rowCount = counts.table('row_count', {
  slot: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  counted: text().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
});
