import { bigint, index, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '@/backend/store/columns';

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

/** What each write of a person replaces, where a standby is read: whether it has that write, too (ADR 102). */
export const lastWrite = counts.table('last_write', { person: integer().primaryKey(), mark: uuid().notNull() });

/** How often something was tried in a minute, by the hash of what was tried. */
export const attempt = counts.table(
  'attempt',
  { key: text().primaryKey(), tries: integer().notNull(), ends_at: instant().notNull() },
  (self) => [index('attempt_ends_at').on(self.ends_at)],
);
