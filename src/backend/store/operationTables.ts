import { text } from 'drizzle-orm/pg-core';
import { iid, instant } from './columns';
import { recordTable } from './recordTable';

/** The backups that were made; each is of a moment before its row. */
export const backup = recordTable('backup', { iid: iid(), made_at: instant().notNull() });

/** How writes were answered that a client may send again: `hash` is of what was sent, `answer` is JSON, empty until the write is done. */
export const answered_write = recordTable(
  'answered_write',
  {
    iid: iid(),
    key: text().notNull(),
    hash: text().notNull(),
    answer: text().notNull(),
    answered_at: instant().notNull(),
  },
  {
    unique: [
      // No refusal: the write is answered as it was before.
      { name: 'answered_write_unique', column: 'key', message: 'server_error', isExact: true },
    ],
    indexes: [['answered_at']],
  },
);
