import { appendFile } from 'node:fs/promises';
import type { Mail } from '@/backend/host';

/** Returns what writes each mail to the end of a file that only its owner may read: for a machine without a mail server. */
export const createMailFile =
  (file: string) =>
  ({ to, subject, link }: Mail): Promise<void> =>
    appendFile(file, `${new Date().toISOString()}\nTo: ${to}\nSubject: ${subject}\n\n${link}\n\n`, { mode: 0o600 });
