import type { Store } from '@/backend/store/port';

/** The recipient of a mail that isn't sent. */
export const nobodysMail = '';

/** Returns the mails to somebody that wait to be sent, newest first. */
export const waitingMails = ({ list }: Pick<Store, 'list'>) =>
  list('outbox_mail', { where: { to: { not: nobodysMail } }, sort: [{ column: 'iid', order: 'desc' }] });
