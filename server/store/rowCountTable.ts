import { bigint, pgSchema, text, uuid } from 'drizzle-orm/pg-core';

/** The schema of what the server counts; none of it is a record. */
export const counts = pgSchema('counts');

/** Slots of kept counts: the number of rows of the table `counted` is the sum of its slots (ADR 31). */
export const rowCount = counts.table('row_count', {
  slot: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  counted: text().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
});

/** What each write of a table replaces, of those of which somebody asks whether they have changed. */
export const tableVersion = counts.table('table_version', { written: text().primaryKey(), version: uuid().notNull() });
