import { asc, eq, lte } from 'drizzle-orm';
import { forgetEvents, noteEvent } from '@/backend/history/serverEvents';
import { mailKinds, nobodysMail } from '@/backend/session/outbox';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { tables } from '@/backend/store/tables';
import { explain } from '../explain';
import { readInstitute } from '../office';
import type { Database } from '../store/database';
import { retrying } from '../store/retry';
import { letterOf } from './letter';
import type { MailWay } from './openMail';

interface Parts {
  database: Database;
  store: Store;
  way: Pick<MailWay, 'send' | 'isReal'>;
  now(): Date;
  /** Called with every failure: the mail stays, and is tried again. */
  report(error: unknown): void;
}

/** A mail was given up, because its link has expired. */
export class MailGivenUp extends Error {
  override name = 'MailGivenUp';
}

const minute = 60_000;

const { outbox_mail } = tables;

/**
 * Sends the mails that are due; returns how many it has taken. Each is taken by one process alone, for as long as its next pause: so a process
 * that is killed while it sends loses none, though the mail may then be sent twice.
 */
export async function deliver(parts: Parts): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const mail = await take(parts);
    if (!mail) return taken;
    await sendOne(parts, mail).catch(async (error: unknown) => {
      parts.report(error);
      await noteFailure(parts, explain(error)).catch(parts.report);
    });
  }
}

/** Takes the next mail that is due, and makes it due again after a pause: a minute, then twice as long each time. */
const take = ({ database, now }: Parts): Promise<Row<'outbox_mail'> | undefined> =>
  retrying(() =>
    database.transaction(async (transaction) => {
      const [mail] = await transaction
        .select()
        .from(outbox_mail)
        .where(lte(outbox_mail.due_at, now().toISOString()))
        .orderBy(asc(outbox_mail.iid))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!mail) return undefined;
      const due_at = new Date(now().getTime() + minute * 2 ** mail.attempts).toISOString();
      await transaction
        .update(outbox_mail)
        .set({ attempts: mail.attempts + 1, due_at })
        .where(eq(outbox_mail.iid, mail.iid));
      return mail;
    }),
  );

async function sendOne(parts: Parts, mail: Row<'outbox_mail'>): Promise<void> {
  const { database, way, now, report } = parts;
  // Its link works no longer.
  const isLate = now().getTime() - Date.parse(mail.sent_at) > mailKinds[mail.kind].lasts;
  if (isLate) report(new MailGivenUp());
  else if (mail.to !== nobodysMail) {
    await way.send(letterOf(mail, await readInstitute(database)));
    // Otherwise it would be sent again.
    await noteSent(parts).catch(report);
  }
  await database.delete(outbox_mail).where(eq(outbox_mail.iid, mail.iid));
}

const noteFailure = ({ store, now }: Parts, reason: string) => store.tx((tx) => noteEvent(tx, 'mail_failed', now(), reason));

const noWay = 'SMTP_URL isn’t set on the server: mails are written to a file there, and reach nobody.';

/** Keeps when a mail was last taken, for the settings; what is written to a file has reached nobody. */
async function noteSent(parts: Parts): Promise<void> {
  if (!parts.way.isReal) return noteFailure(parts, noWay);
  await parts.store.tx(async (tx) => {
    await forgetEvents(tx, ['mail_failed']);
    await noteEvent(tx, 'mail_sent', parts.now());
  });
}
