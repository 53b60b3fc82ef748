import { appendFile } from 'node:fs/promises';
import type { Send } from './letter';

/** Returns what writes each letter to the end of a file that only its owner may read: for a machine without a mail server. */
export const createMailFile =
  (file: string): Send =>
  ({ to, subject, text }) =>
    appendFile(file, `${new Date().toISOString()}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n\n`, { mode: 0o600 });
