import { index, integer, text } from 'drizzle-orm/pg-core';
import { instant } from '@/backend/store/columns';
import { counts } from './rowCountTable';

/** How often something was tried in a minute, by the hash of what was tried. */
export const attempt = counts.table(
  'attempt',
  { key: text().primaryKey(), tries: integer().notNull(), ends_at: instant().notNull() },
  (self) => [index('attempt_ends_at').on(self.ends_at)],
);
