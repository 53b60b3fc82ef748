import { type AnyPgColumn, boolean, integer, text } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { menu as menuRecord } from '@/contract/menu';
import { user as userRecord } from '@/contract/user';
import { iid, instant, refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** A person; the password is in no record. */
export const user = recordTable('user', { ...recordColumns(userRecord.shape, {}), password_hash: text().notNull() });

/** A signed-in browser. `previous_id` is the refresh token it had before `rotated_at`. */
export const session = recordTable('session', {
  iid: iid(),
  user_iid: refers('user', () => user.iid).notNull(),
  refresh_id: text().notNull(),
  previous_id: text(),
  rotated_at: instant(),
  expires_at: instant().notNull(),
});

export const password_reset = recordTable('password_reset', {
  iid: iid(),
  user_iid: refers('user', () => user.iid).notNull(),
  token_hash: text().notNull(),
  expires_at: instant().notNull(),
  used: boolean().notNull(),
});

/** The mails of a host that shows them instead of sending them. */
export const outbox_mail = recordTable('outbox_mail', {
  iid: iid(),
  to: text().notNull(),
  subject: text().notNull(),
  link: text().notNull(),
  sent_at: instant().notNull(),
});

export const menu = recordTable('menu', {
  iid: iid(),
  ...recordColumns(z.omit(menuRecord, { id: true }).shape, {
    parent: refers('menu', (): AnyPgColumn<{ tableName: 'menu' }> => menu.iid),
  }),
  menu_order: integer().notNull(),
});
