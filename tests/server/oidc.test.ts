import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Started } from '@server/start';
import { freePort } from '@tests/support/freePort';
import { beforeAll, expect, test, vi } from 'vitest';
import { calls } from '@/contract';
import { rightAreas } from '@/contract/rights';
import { openOffice } from './oidcOffice';
import { credentials, ownFolder, send, signIn, startServer } from './testServer';

let office: Awaited<ReturnType<typeof openOffice>>;
let server: Started;
let redirect_url: string;
let admin: string;

/** Starts a server that has the office's accounts, in a folder of its site. */
async function startDesk(variables: Record<string, string>, folder = '') {
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://localhost:${PORT}${folder}`;
  redirect_url = `${PUBLIC_URL}/login`;
  office = await openOffice(redirect_url);
  const oidc = { OIDC_ISSUER: office.issuer, OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'a secret of the desk' };
  return startServer({
    DATA_DIR: ownFolder(),
    PORT,
    PUBLIC_URL,
    ...oidc,
    OIDC_SCOPES: 'openid email profile groups offline_access',
    ...variables,
  });
}

beforeAll(async () => {
  server = await startDesk({ OIDC_ROLES: 'desk-admins=*; desk-editors=Editors', OIDC_NAME: 'Himal' });
  ({ access: admin } = await signIn(server));
  const rights = Object.fromEntries(['catalogue'].map((area) => [area, 'write']));
  const made = await send(server, 'POST', calls.createRole.path, { role_name: 'Editors', rights: { ...none, ...rights } }, admin);
  expect(made.status).toBe(200);
});

const none = Object.fromEntries(rightAreas.map((area) => [area, 'none']));

const begin = async () => {
  const response = await send(server, 'POST', calls.beginOidc.path, { redirect_url });
  return calls.beginOidc.reply.parse(await response.json()).data;
};
const complete = (query: string) => send(server, 'POST', calls.completeOidc.path, { query });
/** Signs in as somebody of the office. */
const come = async (subject: string) => complete(await office.signInAs(subject, (await begin()).url));
const told = async (response: Response) => [response.status, Object(await response.json()).msg];

test('the sign-in page knows whose accounts they are', async () => {
  expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ outside: 'Himal', passwords: true });
});

test('somebody of the office has an account here at their first sign-in, with the role of their group, and the same afterwards', async () => {
  office.accounts.set('sita', {
    email: 'Sita@himal.test',
    given_name: 'Sita',
    family_name: 'Karki',
    groups: ['staff', 'desk-editors'],
  });
  const first = calls.completeOidc.reply.parse(await (await come('sita')).json()).data;
  expect(first).toMatchObject({ email: 'sita@himal.test', first_name: 'Sita', last_name: 'Karki', is_staff: true });
  expect(first.rights).toMatchObject({ catalogue: 'write', staff: 'none' });
  office.accounts.set('sita', { email: 'sita.karki@himal.test', name: 'Sita Karki', groups: ['desk-admins'] });
  const again = calls.completeOidc.reply.parse(await (await come('sita')).json()).data;
  // By who they are there, not by a mail that may be given to somebody else.
  expect(again).toMatchObject({ email: 'sita@himal.test' });
  expect(again.rights ?? null).toBeNull();
});

test('who is in no group that opens anything is refused, by name', async () => {
  office.accounts.set('ram', { email: 'ram@himal.test', groups: ['staff'] });
  expect(await told(await come('ram'))).toEqual([
    403,
    expect.stringContaining('ram@himal.test is in no group that opens anything'),
  ]);
  office.accounts.set('ram', { email: 'ram@himal.test', email_verified: false, groups: ['desk-admins'] });
  expect(await told(await come('ram'))).toEqual([403, expect.stringContaining('doesn’t say your email, or that it is yours')]);
  expect(await told(await come(''))).toEqual([403, 'Your office’s sign-in has refused it: Nobody was there']);
});

test('an answer signs in once, for what was begun here, and not without it', async () => {
  office.accounts.set('gita', { email: 'gita@himal.test', groups: ['desk-admins'] });
  const query = await office.signInAs('gita', (await begin()).url);
  const mine = new URLSearchParams(query);
  mine.set('state', 'another');
  expect(await told(await complete(mine.toString()))).toEqual([400, expect.stringContaining('begin it again')]);
  expect((await complete(query)).status).toBe(200);
  expect(await told(await complete(query))).toEqual([400, expect.stringContaining('begin it again')]);
  const elsewhere = await send(server, 'POST', calls.beginOidc.path, { redirect_url: 'https://evil.test/login' });
  expect(elsewhere.status).toBe(400);
});

test('an account that was disabled here stays so, whatever it is there', async () => {
  const rows = calls.getStaff.reply.parse({
    rows: await (await send(server, 'GET', '/rest/staff', undefined, admin)).json(),
    total: 0,
  }).rows;
  const gita = rows.find(({ email }) => email === 'gita@himal.test');
  await send(server, 'PUT', `/rest/staff/${gita?.id}`, { is_disabled: true }, admin);
  expect((await come('gita')).status).toBe(403);
});

test('where passwords sign nobody in, the first account and whoever is invited come by the office’s own, below its path', async () => {
  const DATA_DIR = ownFolder();
  const settings = { DATA_DIR, SEED: 'none', PASSWORDS: 'false' };
  const desk = await startDesk({ ...settings, STAFF_EMAIL: 'sita@himal.test' }, '/office');
  expect(desk.seeded).toMatchObject({ email: 'sita@himal.test', link: redirect_url });
  const ask = (path: string, body: object, access?: string) => send(desk, 'POST', path, body, access);
  for (const refused of [
    await ask(calls.login.path, credentials),
    await ask(calls.resetPassword.path, { email: 'sita@himal.test', redirect_url }),
  ])
    expect(await told(refused)).toEqual([403, 'Passwords sign nobody in here: sign in by your office’s account']);

  office.accounts.set('sita', { email: 'sita@himal.test' });
  const begun = calls.beginOidc.reply.parse(await (await ask(calls.beginOidc.path, { redirect_url })).json()).data;
  const query = await office.signInAs('sita', begun.url);
  const { tokens } = calls.completeOidc.reply.parse(await (await ask(calls.completeOidc.path, { query })).json()).data;
  const ram = { email: 'ram@himal.test', first_name: 'Ram', last_name: 'Rai', redirect_url };
  expect((await ask(calls.inviteStaff.path, ram, tokens.access)).status).toBe(200);
  await vi.waitFor(() => expect(readFileSync(join(DATA_DIR, 'mail.txt'), 'utf8')).toContain('ram@himal.test'), 60_000);
  const mails = readFileSync(join(DATA_DIR, 'mail.txt'), 'utf8');
  expect(mails).toContain(redirect_url);
  expect(mails).not.toContain('token=');
});
