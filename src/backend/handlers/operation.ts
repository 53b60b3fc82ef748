import type { Context, Handlers } from '@/backend/handler';
import { lastEvents, noteEvent } from '@/backend/history/serverEvents';
import { Refusal } from '@/backend/refusal';
import { writeMail } from '@/backend/session/outbox';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import type { Failure, operationCalls } from '@/contract/operation';
import { mayWrite } from '@/contract/rights';

/** The running of a server. */
export const operationHandlers: Handlers<typeof operationCalls> = {
  getLastBackup: async (_, { store, host, person, now }) => {
    const { made_at = null, size = null } = (await lastBy(store, 'made_at')) ?? {};
    const { tried_at = null } = (await lastBy(store, 'tried_at')) ?? {};
    const { backup_asked, backup_begun, backup_failed } = await lastEvents(store, [
      'backup_asked',
      'backup_begun',
      'backup_failed',
    ]);
    return {
      data: {
        ...{ made_at, size, tried_at },
        begun_at: momentOf(backup_begun ?? backup_asked),
        next_at: host.backups?.next(now)?.toISOString() ?? null,
        failed: failureOf(backup_failed, person),
      },
    };
  },

  makeBackup: async (_, { store, host, now }) => {
    if (!host.backups) return new Refusal(409, { msg: say('backups_elsewhere') });
    await noteEvent(store, 'backup_asked', now);
    return { msg: say('backup_asked') };
  },

  getLastMail: async (_, { store, person }) => {
    const { mail_sent, mail_failed } = await lastEvents(store, ['mail_sent', 'mail_failed']);
    return { data: { sent_at: momentOf(mail_sent), failed: failureOf(mail_failed, person) } };
  },

  sendTrialMail: async (_, { store, host, person, now }) => {
    await writeMail({ store, now }, { to: person.email, kind: 'trial', link: `${host.sites[0]}/settings` });
    return { msg: say('trial_mailed', { email: person.email }) };
  },
};

const momentOf = (event: Row<'server_event'> | undefined) => event?.at ?? null;

const failureOf = (event: Row<'server_event'> | undefined, { rights }: Context['person']): Failure =>
  event ? { at: event.at, reason: mayWrite(rights, 'staff') ? event.about : null } : null;

async function lastBy(store: Store, column: 'made_at' | 'tried_at') {
  const [last] = await store.list('backup', { where: { [column]: { not: null } }, sort: [{ column, order: 'desc' }], limit: 1 });
  return last;
}
