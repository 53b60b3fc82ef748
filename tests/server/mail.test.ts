import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import type { Letter, Send } from '@server/mail/letter';
import { deliver, MailGivenUp } from '@server/mail/outbox';
import { createSmtp } from '@server/mail/smtp';
import { openEmbedded } from '@server/store/embedded';
import { createPgliteStore } from '@server/store/pgliteStore';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailKind, mailKinds, nobodysMail, writeMail } from '@/backend/session/outbox';
import type { Store } from '@/backend/store/port';

const client = new PGlite();
const { database } = openEmbedded(client);
let store: Store;

beforeAll(async () => {
  store = await createPgliteStore(client);
});
beforeEach(async () => {
  for (const table of ['outbox_mail', 'server_event'] as const) await store.removeMany(table, {});
});
afterAll(() => client.close());

const began = Date.parse('2026-11-27T10:00:00.000Z');
const minute = 60_000;
const link = 'http://coursedesk.test/passwordresetcomplete?uidb64=MQ&token=abc_-123';

const write = (to: string, kind: MailKind = 'reset', about = '') =>
  writeMail({ store, now: new Date(began) }, { to, kind, link, about });

/** Delivers what is due so many minutes later; returns what was reported. */
async function deliverAfter(minutes: number, send: Send): Promise<unknown[]> {
  const reports: unknown[] = [];
  const now = () => new Date(began + minutes * minute);
  const way = { send, isReal: true };
  await deliver({ database, store, way, now, report: (error) => void reports.push(error) });
  return reports;
}

test('a mail arrives by SMTP as it was written, in both scripts', async () => {
  const arrived: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream)
        .then((raw) => void arrived.push(raw))
        .then(() => done(), done),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await write('sita@coursedesk.test');
  const reports = await deliverAfter(
    0,
    createSmtp(`smtp://127.0.0.1:${port}`, { from: 'कोर्सडेस्क <desk@coursedesk.test>', isInsecure: false }).send,
  );
  await new Promise((closed) => server.close(() => closed(undefined)));
  expect(reports).toEqual([]);
  expect(arrived).toHaveLength(1);
  const mail = await simpleParser(arrived[0] ?? '');
  expect(mail.subject).toBe('Reset your Coursedesk password · पासवर्ड रिसेट');
  expect(mail.from?.value).toEqual([{ address: 'desk@coursedesk.test', name: 'कोर्सडेस्क' }]);
  expect(mail.to).toMatchObject({ value: [{ address: 'sita@coursedesk.test' }] });
  expect(mail.text).toContain(`\n${link}\n`);
  expect(mail.text).toContain('तपाईंको पासवर्ड जस्ताको तस्तै रहन्छ।');
  expect(await store.list('outbox_mail')).toEqual([]);
});

test('a mail server that is away costs no mail: it is tried again, after pauses that grow', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const address = closed.address();
  closed.close();
  const port = typeof address === 'object' ? address?.port : 0;
  const { send: away } = createSmtp(`smtp://127.0.0.1:${port}`, { from: 'desk@coursedesk.test', isInsecure: false });
  await write('sita@coursedesk.test');
  const tried: number[] = [];
  for (let minutes = 0; minutes <= 16; minutes += 0.5) {
    for (const error of await deliverAfter(minutes, away)) {
      expect(error).toMatchObject({ code: 'ESOCKET' });
      tried.push(minutes);
    }
  }
  expect(tried).toEqual([0, 1, 3, 7, 15]);
  expect(await store.list('server_event')).toMatchObject([
    { kind: 'mail_failed', about: expect.stringContaining('doesn’t answer: start it') },
  ]);
  const letters: unknown[] = [];
  await deliverAfter(31, async (letter) => void letters.push(letter));
  expect(letters).toMatchObject([{ to: 'sita@coursedesk.test' }]);
  expect(await store.list('server_event')).toMatchObject([{ kind: 'mail_sent', about: null }]);
  expect(await store.list('outbox_mail')).toEqual([]);
});

test('of several processes one sends a mail, and another’s turn comes if that one is killed meanwhile', async () => {
  const letters: unknown[] = [];
  const send: Send = async (letter) => void letters.push(letter);
  for (let count = 0; count < 5; count += 1) await write(`person${count}@coursedesk.test`);
  await Promise.all([deliverAfter(0, send), deliverAfter(0, send), deliverAfter(0, send)]);
  expect(letters).toHaveLength(5);

  await write('sita@coursedesk.test');
  const killed = deliverAfter(0, () => new Promise(() => {}));
  await expect.poll(async () => (await store.list('outbox_mail'))[0]?.attempts).toBe(1);
  await deliverAfter(0.9, send);
  expect(letters).toHaveLength(5);
  await deliverAfter(1, send);
  expect(letters).toHaveLength(6);
  void killed;
});

test('a mail whose link has expired is given up, and said so; one to nobody is never sent', async () => {
  const letters: unknown[] = [];
  await write('sita@coursedesk.test');
  await write(nobodysMail);
  const reports = await deliverAfter(61, async (letter) => void letters.push(letter));
  expect(reports).toEqual([expect.any(MailGivenUp), expect.any(MailGivenUp)]);
  await write(nobodysMail);
  expect(await deliverAfter(0, async (letter) => void letters.push(letter))).toEqual([]);
  expect(letters).toEqual([]);
  expect(await store.list('outbox_mail')).toEqual([]);
});

test('a letter says what its mail’s kind is for, whatever its subject', async () => {
  const letters: Letter[] = [];
  const kinds = [
    'reset',
    'invitation',
    'promotion',
    'promoted',
    'sign_up',
    'factor_reset',
    'trial',
    'backup_failed',
    'new_place',
  ] as const;
  for (const kind of kinds) await write('sita@coursedesk.test', kind, 'maya$&@coursedesk.test');
  await store.updateMany('outbox_mail', {}, { subject: mailKinds.invitation.subject });
  await deliverAfter(0, async (letter) => void letters.push(letter));
  expect(new Set(letters.map(({ text }) => text)).size).toBe(kinds.length);
  for (const { text } of letters) expect(text).toContain(`\n${link}`);
  expect(letters.filter(({ text }) => text.includes('{about}'))).toEqual([]);
  expect(letters[3]?.text).toContain('You invited maya$&@coursedesk.test,');
});

test.each([
  ['reset', 59, 61],
  ['invitation', 60 * 24 * 7 - 1, 60 * 24 * 7 + 1],
  ['promotion', 60 * 24 * 7 - 1, 60 * 24 * 7 + 1],
] as const)('a mail of the kind %s waits as long as its link works', async (kind, good, late) => {
  const away: Send = () => Promise.reject(new Error('away'));
  await write('sita@coursedesk.test', kind);
  await store.updateMany('outbox_mail', {}, { subject: 'Another subject' });
  await deliverAfter(good, away);
  expect(await store.count('outbox_mail')).toBe(1);
  await deliverAfter(late + 3, away);
  expect(await store.count('outbox_mail')).toBe(0);
});

test('a letter is signed with the name of the first company', async () => {
  const stamp = { created_by: 'asmita', created_date: new Date(began).toISOString(), modified_by: null, modified_date: null };
  const row = { company_address: null, company_email: 'himal@himal.test', company_logo: null, modified_remarks: null, ...stamp };
  await store.insert('company', { company_name: 'हिमाल $& एकेडेमी', ...row });
  await store.insert('company', { company_name: 'Pokhara branch', ...row });
  const letters: Letter[] = [];
  await write('sita@coursedesk.test');
  await deliverAfter(0, async (letter) => void letters.push(letter));
  expect(letters[0]?.text).toMatch(/\n\nहिमाल \$& एकेडेमी$/);
});
