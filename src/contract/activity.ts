import { z } from 'zod/mini';
import type { Adapter } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { id } from './fields';
import { list } from './list';
import { data, done } from './replies';

/** What happens besides the changes of records, of which the history tells. */
export const activityKinds = [
  'signed_in',
  'sign_in_refused',
  'code_refused',
  'disabled_refused',
  'signed_out',
  'sessions_ended',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'invited',
  'account_changed',
  'role_changed',
  'restored',
  'menu_restored',
  'exported',
  'person_exported',
  'person_erased',
  'refused',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The browser and the system from which something was done, as far as it says so. */
export const device = z.object({ browser: z.string(), system: z.string() });
export type Device = z.infer<typeof device>;

/** Something that has happened: when, to or by whom, and from where. */
export const activity = z.object({
  id,
  at: z.iso.datetime(),
  kind: z.enum(activityKinds),
  /** The mail of the account. */
  person: z.nullable(z.string()),
  /** What it was done with: another account, a role, a record, a list or a call. */
  about: z.nullable(z.string()),
  /** How often within an hour. */
  times: z.int(),
  /** The network address. */
  client: z.string(),
  ...device.shape,
});

/** A signed-in browser. */
export const ownSession = z.object({
  id,
  /** When its person signed in; null where that was before it was noted. */
  began_at: z.nullable(z.iso.datetime()),
  /** When it was last renewed, which a page that is in use does each quarter of an hour. */
  seen_at: z.nullable(z.iso.datetime()),
  client: z.string(),
  ...device.shape,
  /** Whether it is the one that asks. */
  is_own: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Where somebody is signed in, and what has happened. These calls are ours. */
export const activityCalls = {
  ...defineCalls('staff', {
    getActivities: list('/rest/activity', { summary: 'What has happened besides the changes of records', row: activity }),
  }),
  ...defineCalls('account', {
    getSessions: get('/auth/sessions', {
      summary: 'Where the signed-in person is signed in',
      access: 'user',
      reply: data(z.array(ownSession)),
    }),
    endSession: patch('/auth/sessions/end', {
      summary: 'Sign the person out of one of their other browsers',
      access: 'user',
      body: z.object({ session: id }),
      reply: done,
    }),
    endOtherSessions: patch('/auth/sessions/end_others', {
      summary: 'Sign the person out everywhere else',
      access: 'user',
      reply: done,
    }),
    noteExport: post('/activity/noteExport', {
      summary: 'Note that rows of a list were taken out as a file',
      body: z.object({
        what: z.string().check(z.minLength(1), z.maxLength(100)),
        rows: z.int().check(z.minimum(0), z.maximum(10_000_000)),
      }),
      reply: done,
      changes: true,
    }),
  }),
};

/** What has happened, the newest first. */
export const activityAdapter: Adapter = { rest: { row: activity, oneOfList: true } };
