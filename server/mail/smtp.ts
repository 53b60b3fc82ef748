import { createTransport } from 'nodemailer';
import type { Send } from './letter';

const second = 1000;

/** Returns what hands each letter to the mail server at an address: `smtp://`, or `smtps://` for TLS from the first byte. */
export function createSmtp(url: string, from: string): Send {
  const transport = createTransport(
    // Together less than the first pause of the outbox, which may try again then.
    { url, connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return async (letter) => void (await transport.sendMail(letter));
}
