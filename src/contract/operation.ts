import { z } from 'zod/mini';
import { defineCalls, get, post } from './call';
import { data, done } from './replies';

/** What a server of an older version doesn't tell is unknown. */
const perhaps = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
const moment = perhaps(z.iso.datetime());

/** What went wrong last, since it last went well: why is told to administrators alone. */
const failure = perhaps(z.object({ at: z.iso.datetime(), reason: z.nullable(z.string()) }));
export type Failure = z.infer<typeof failure>;

/** What is known of the backups. */
export const lastBackup = z.object({
  /** When the last one was made; null before the first. */
  made_at: moment,
  /** Its size in bytes, where that is known. */
  size: perhaps(z.number()),
  /** When one was last restored on trial. */
  tried_at: moment,
  /** When one was asked for that isn't made yet, or began to be made. */
  begun_at: moment,
  /** When the next will be made without anybody; null where none will. */
  next_at: moment,
  failed: failure,
});
export type LastBackup = z.infer<typeof lastBackup>;

/** What is known of the mails: when a mail server last took one. */
const lastMail = z.object({ sent_at: moment, failed: failure });

/** The running of a server: its backups and mails. These calls are ours. */
export const operationCalls = {
  ...defineCalls('account', {
    getLastBackup: get('/server/getLastBackup', {
      summary: 'When the last backup was made and tried, when the next will be, and what went wrong',
      reply: data(lastBackup),
    }),
  }),
  ...defineCalls('staff', {
    makeBackup: post('/server/makeBackup', {
      summary: 'Ask for a backup now, besides those by the clock',
      reply: done,
      changes: true,
    }),
    getLastMail: get('/server/getLastMail', {
      summary: 'When the last mail was sent, and what went wrong',
      reply: data(lastMail),
    }),
    sendTrialMail: post('/server/sendTrialMail', { summary: 'Mail a trial to oneself', reply: done, changes: true }),
  }),
};
