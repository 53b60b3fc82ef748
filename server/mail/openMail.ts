import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config';
import { Problem } from '../problem';
import type { Send } from './letter';
import { createSmtp } from './smtp';

/** Where mails go. */
export interface MailWay {
  send: Send;
  /** Rejects where a mail wouldn't be taken, as far as that is known without one. */
  verify(): Promise<void>;
  /** Whether it leads to people. */
  isReal: boolean;
  /** Names it, without its password. */
  title: string;
}

/** Opens the way that mails go: to the mail server that the configuration names, or into a file. */
export function openMail({ SMTP_URL, SMTP_INSECURE, MAIL_FROM = '', DATA_DIR }: Config): MailWay {
  if (SMTP_URL !== undefined) return createSmtp(SMTP_URL, { from: MAIL_FROM, isInsecure: SMTP_INSECURE });
  const file = join(DATA_DIR, 'mail.txt');
  return { send: createMailFile(file), verify: async () => undefined, isReal: false, title: file };
}

/** Returns what writes each letter to the end of a file that only its owner may read: for a machine without a mail server. */
const createMailFile =
  (file: string): Send =>
  ({ to, subject, text }) =>
    appendFile(file, `${new Date().toISOString()}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n\n`, { mode: 0o600 });

/** Sends a trial to an address; returns what to say of it. */
export async function runMail(config: Config, to?: string): Promise<string> {
  if (!z.email().safeParse(to).success || to === undefined) throw new Problem('Say to whom: npm run mail -- someone@example.com');
  const { send, title } = openMail(config);
  await send({ to, subject: 'A trial of Coursedesk', text: 'Mails of Coursedesk arrive here. Nobody has to do anything.' });
  return `${title} has taken a trial to ${to}. If it doesn’t arrive, its log says why; look among the unwanted mails, too.`;
}
