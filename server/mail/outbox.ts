import { asc, eq, lte } from 'drizzle-orm';
import { mailKinds, nobodysMail } from '@/backend/outbox';
import type { Row } from '@/backend/store/tables';
import { tables } from '@/backend/store/tables';
import { readInstitute } from '../office';
import type { Database } from '../store/database';
import { retrying } from '../store/retry';
import { letterOf, type Send } from './letter';

interface Parts {
  database: Database;
  send: Send;
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
    await sendOne(parts, mail).catch(parts.report);
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

async function sendOne({ database, send, now, report }: Parts, mail: Row<'outbox_mail'>): Promise<void> {
  // Its link works no longer.
  const isLate = now().getTime() - Date.parse(mail.sent_at) > mailKinds[mail.kind].lasts;
  if (isLate) report(new MailGivenUp());
  else if (mail.to !== nobodysMail) await send(letterOf(mail, await readInstitute(database)));
  await database.delete(outbox_mail).where(eq(outbox_mail.iid, mail.iid));
}
