import type { Context } from '@/backend/handler';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';

const hour = 60 * 60 * 1000;

export type MailKind = Row<'outbox_mail'>['kind'];

/**
 * The kinds of mails: the subject of each, and how long its link works, in milliseconds. A promotion tells somebody that their account is
 * staff's now, and `promoted` whoever has invited them that it stood already; `sign_up` tells that somebody signed up with its reader's address,
 * `factor_reset` who has reset their second factor, `backup_failed` why a backup wasn't made, or can't be restored; a
 * `trial` says only that mails arrive, `outside_invitation` is one to whoever signs in by
 * an account of the office's own, and `new_place` tells from where somebody signed in who never did from there.
 */
export const mailKinds = {
  reset: { subject: 'Reset your Coursedesk password', lasts: hour },
  invitation: { subject: 'You are invited to Coursedesk', lasts: 7 * 24 * hour },
  promotion: { subject: 'Your Coursedesk account is a staff account now', lasts: 7 * 24 * hour },
  promoted: { subject: 'You invited somebody who had a Coursedesk account', lasts: 24 * hour },
  sign_up: { subject: 'You have a Coursedesk account already', lasts: 24 * hour },
  backup_failed: { subject: 'No backup of Coursedesk could be made', lasts: 2 * 24 * hour },
  outside_invitation: { subject: 'You are invited to Coursedesk', lasts: 7 * 24 * hour },
  new_place: { subject: 'A sign-in to Coursedesk from a new place', lasts: 24 * hour },
  trial: { subject: 'A trial of Coursedesk', lasts: hour },
  factor_reset: { subject: 'Your second factor for Coursedesk was reset', lasts: 7 * 24 * hour },
} as const satisfies Record<MailKind, object>;

/** The recipient of a mail that isn't sent. */
export const nobodysMail = '';

/** Writes a mail, which is sent once its transaction has succeeded. */
export async function writeMail(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { about, ...mail }: Pick<Row<'outbox_mail'>, 'to' | 'kind' | 'link'> & { about?: string },
): Promise<void> {
  const at = now.toISOString();
  const { subject } = mailKinds[mail.kind];
  await store.insert('outbox_mail', { ...mail, about: about ?? null, subject, sent_at: at, attempts: 0, due_at: at });
}

/** Returns the mails to somebody that wait to be sent, newest first. */
export const waitingMails = ({ list }: Pick<Store, 'list'>) =>
  list('outbox_mail', { where: { to: { not: nobodysMail } }, sort: [{ column: 'iid', order: 'desc' }] });
