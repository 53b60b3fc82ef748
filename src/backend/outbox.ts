import type { Store } from '@/backend/store/port';

const hour = 60 * 60 * 1000;

/** The kinds of mails: the subject of each, and how long its link works, in milliseconds. */
export const mailKinds = {
  reset: { subject: 'Reset your Coursedesk password', lasts: hour },
  invitation: { subject: 'You are invited to Coursedesk', lasts: 7 * 24 * hour },
} as const;
export type MailKind = keyof typeof mailKinds;

/** Returns the kind of a mail by its subject. */
export const kindOfMail = ({ subject }: { subject: string }): MailKind =>
  subject === mailKinds.invitation.subject ? 'invitation' : 'reset';

/** The recipient of a mail that isn't sent. */
export const nobodysMail = '';

/** Returns the mails to somebody that wait to be sent, newest first. */
export const waitingMails = ({ list }: Pick<Store, 'list'>) =>
  list('outbox_mail', { where: { to: { not: nobodysMail } }, sort: [{ column: 'iid', order: 'desc' }] });
