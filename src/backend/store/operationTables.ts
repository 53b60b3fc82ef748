import { bigint, integer, text } from 'drizzle-orm/pg-core';
import { activityKinds } from '@/contract/activity';
import { iid, instant } from './columns';
import { recordTable } from './recordTable';

/**
 * The backups that were made; each is of a moment before its row. `size` is in bytes, and `tried_at` when it was restored on trial, into an empty
 * database.
 */
export const backup = recordTable('backup', {
  iid: iid(),
  made_at: instant().notNull(),
  name: text(),
  size: bigint({ mode: 'number' }),
  tried_at: instant(),
});

/** What happens in the running of a server. */
const serverEvents = [
  ...(['backup_asked', 'backup_begun', 'backup_failed', 'backup_told'] as const),
  ...(['mail_sent', 'mail_failed', 'records_checked', 'files_listed', 'files_kept'] as const),
] as const;

/** The last time that each of these has happened; `about` is why something failed. */
export const server_event = recordTable('server_event', {
  iid: iid(),
  kind: text({ enum: serverEvents }).notNull(),
  at: instant().notNull(),
  about: text(),
});

/** What has happened besides the changes of records; `person` is the mail of the account as it was. */
export const activity = recordTable(
  'activity',
  {
    iid: iid(),
    at: instant().notNull(),
    kind: text({ enum: activityKinds }).notNull(),
    /** Of an account that may be gone: no foreign key holds it. */
    user_iid: integer(),
    person: text(),
    about: text(),
    times: integer().notNull().default(1),
    client: text().notNull(),
    browser: text().notNull(),
    system: text().notNull(),
  },
  { indexes: [['user_iid'], ['at']] },
);

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
