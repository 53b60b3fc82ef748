import { type AnyPgColumn, boolean, integer, text } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { audit } from '@/contract/fields';
import { menu as menuRecord } from '@/contract/menu';
import { role as roleRecord } from '@/contract/role';
import { user as userRecord } from '@/contract/user';
import { iid, instant, refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** What the people of the staff who have it may do; `rights` is JSON. */
export const role = recordTable(
  'role',
  {
    iid: iid(),
    ...recordColumns({ role_name: roleRecord.shape.role_name, ...audit }, {}),
    rights: text().notNull(),
    second_factor: boolean().notNull().default(false),
  },
  {
    right: 'staff',
    name: ['role_name'],
    json: ['rights'],
    unique: [{ name: 'role_name_unique', column: 'role_name', message: 'role_name_taken' }],
  },
);

/** A person; the password is in no record. */
export const user = recordTable(
  'user',
  {
    ...recordColumns(userRecord.shape, { role_iid: refers('role', () => role.iid) }),
    is_disabled: boolean().notNull().default(false),
    has_second_factor: boolean().notNull().default(false),
    password_hash: text().notNull(),
  },
  {
    right: 'staff',
    name: ['first_name', 'middle_name', 'last_name'],
    person: { keeps: ['password_hash'] },
    secrets: ['password_hash'],
    // Learners sign up by themselves: nobody changes their accounts.
    isKept: ({ is_staff }) => is_staff === true,
    unique: [{ name: 'user_email_unique', column: 'email', message: 'email_taken' }],
  },
);

/**
 * A signed-in browser, and from where that began. `previous_id` is the refresh token it had before `rotated_at`; `used_id` is the last one of which the
 * access token was used, and so has come to that browser.
 */
export const session = recordTable('session', {
  iid: iid(),
  user_iid: refers('user', () => user.iid).notNull(),
  refresh_id: text().notNull(),
  previous_id: text(),
  used_id: text(),
  rotated_at: instant(),
  expires_at: instant().notNull(),
  began_at: instant(),
  client: text(),
  browser: text(),
  system: text(),
  /** Of one that began by an account of the office's own: what renews the knowledge of it, sealed; '' where there is nothing for that. */
  outside_token: text(),
  /** When that account was last looked at. */
  outside_at: instant(),
});

/** Whose account of the office's own, at a provider's address, is whose account here. */
export const outside_account = recordTable(
  'outside_account',
  {
    iid: iid(),
    user_iid: refers('user', () => user.iid).notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
  },
  { unique: [{ name: 'outside_account_unique', column: 'subject', within: ['issuer'], message: 'server_error', isExact: true }] },
);

/** A sign-in by such an account that was begun: what has to come back with its answer. */
export const oidc_request = recordTable('oidc_request', {
  iid: iid(),
  state_hash: text().notNull(),
  verifier: text().notNull(),
  nonce: text().notNull(),
  redirect_url: text().notNull(),
  expires_at: instant().notNull(),
});

/**
 * Somebody's second factor: its secret, encrypted, and the last time step (30 seconds) of which a code was used. It counts once its account
 * says so.
 */
export const second_factor = recordTable('second_factor', {
  iid: iid(),
  user_iid: refers('user', () => user.iid).notNull(),
  secret: text().notNull(),
  last_step: integer().notNull(),
});

/** A one-time code that wasn't used yet. */
export const second_factor_code = recordTable('second_factor_code', {
  iid: iid(),
  user_iid: refers('user', () => user.iid).notNull(),
  code_hash: text().notNull(),
});

/** A mailed link; one of nobody was asked for with an address that no account has. */
export const password_reset = recordTable('password_reset', {
  iid: iid(),
  user_iid: refers('user', () => user.iid),
  token_hash: text().notNull(),
  expires_at: instant().notNull(),
  used: boolean().notNull(),
});

/** The kinds of mails. */
const mailKindNames = [
  'reset',
  'invitation',
  'promotion',
  'promoted',
  'sign_up',
  'factor_reset',
  'backup_failed',
  'trial',
  'new_place',
  'outside_invitation',
] as const;

/**
 * The mails that were asked for, each written with what it is about, and whom, where that isn't its reader. The demo shows them; a server
 * sends each, when it is due, and then removes it.
 */
export const outbox_mail = recordTable('outbox_mail', {
  iid: iid(),
  to: text().notNull(),
  kind: text({ enum: mailKindNames }).notNull().default('reset'),
  subject: text().notNull(),
  about: text(),
  link: text().notNull(),
  sent_at: instant().notNull(),
  attempts: integer().notNull().default(0),
  due_at: instant(),
});

export const menu = recordTable(
  'menu',
  {
    iid: iid(),
    ...recordColumns(z.omit(menuRecord, { id: true }).shape, {
      parent: refers('menu', (): AnyPgColumn<{ tableName: 'menu' }> => menu.iid),
    }),
    menu_order: integer().notNull(),
  },
  {
    right: 'menu',
    name: ['menu_name'],
    unique: [
      { name: 'menu_name_unique', column: 'menu_name', within: ['parent'], message: 'menu_name_taken' },
      // Only menus with a route: any number may have none.
      {
        name: 'menu_route_unique',
        column: 'menu_route',
        within: ['parent'],
        among: ({ menu_route }) => menu_route !== null,
        message: 'menu_route_taken',
      },
    ],
  },
);

/** The entries of the standard menu that were added, by route or name: each is added once, so that what becomes of it stays. */
export const given_menu = recordTable('given_menu', { iid: iid(), entry: text().notNull() });
