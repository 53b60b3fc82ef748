import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { spelling } from '../config';
import { Problem } from '../problem';
import type { MailWay } from './openMail';

const second = 1000;

const text = z.string().optional().catch(undefined);
/** What nodemailer says of a failure; its message may name the receiver. */
const said = z.object({ code: text, originalCode: text, responseCode: z.number().optional().catch(undefined) }).catch({});

/** The mail server has refused a mail, or isn't there; the message names no person. */
class MailServerError extends Problem {
  override name = 'MailServerError';
  readonly code: string | undefined;
  constructor(title: string, cause: unknown) {
    const { code = '', originalCode = '', responseCode = originalCode || code } = said.parse(cause);
    const fault = /CERT|SSL|SIGNED/.test(originalCode) ? noTls : faults[code];
    super(`${title} ${fault ?? 'doesn’t take the mail: its log says why'} (${responseCode}).`, { cause });
    this.code = code;
  }
}

const noTls =
  'isn’t reached by TLS: its certificate has to be valid for that name; smtps:// is for TLS from the first byte, as on port 465';
const away = 'doesn’t answer: start it, or correct the address and port in SMTP_URL';
/** What nodemailer's codes mean. */
const faults: Readonly<Record<string, string>> = {
  EAUTH: `refuses the password: correct it in SMTP_URL${spelling}`,
  ETLS: 'gives no TLS, and without it no password is sent: use smtps://, or say SMTP_INSECURE=true if the way there is safe',
  EDNS: 'isn’t found: no machine has that name. Correct it in SMTP_URL',
  EENVELOPE: 'refuses the sender or the receiver: see MAIL_FROM, and for whom it takes mails',
  ESOCKET: away,
  ECONNECTION: away,
  ETIMEDOUT: away,
};

/**
 * Returns the way to a mail server: by `smtp://`, or `smtps://` for TLS from the first byte. A password is sent only by TLS, unless that is
 * `isInsecure`.
 */
export function createSmtp(url: string, { from, isInsecure }: { from: string; isInsecure: boolean }): MailWay {
  const { host, protocol, username, password } = new URL(url);
  const transport = createTransport(
    {
      url,
      requireTLS: protocol === 'smtp:' && `${username}${password}` !== '' && !isInsecure,
      // Together less than the first pause of the outbox, which may try again then.
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 20 * second,
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const title = `The mail server ${host}`;
  const refused = (error: unknown) => {
    throw new MailServerError(title, error);
  };
  return {
    title,
    isReal: true,
    send: async (letter) => void (await transport.sendMail(letter).catch(refused)),
    verify: async () => void (await transport.verify().catch(refused)),
  };
}
