import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { runCheck } from '@server/check';
import { readConfig } from '@server/config';
import { createDiskFiles } from '@server/files/diskFiles';
import { listen } from '@server/http/listen';
import { runMail } from '@server/mail/openMail';
import type { Started } from '@server/start';
import { connect } from '@server/store/connect';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '@/contract';
import { freePort } from '../support/freePort';
import { runCluster } from './cluster';
import { afterFile } from './leftovers';
import { addressOf, buildServer, spawnServer } from './ownProcess';
import { programs } from './postgresCluster';
import { headOf, openSocket } from './rawRequest';
import { type Lines, ownFolder, send, signIn, startServer } from './testServer';

const folder = ownFolder();
const variables = { DATA_DIR: folder, PORT: String(await freePort()) };
let left = Number.POSITIVE_INFINITY;
let server: Started;
let access: string;

beforeAll(async () => {
  server = await startServer(variables, [], async () => left);
  ({ access } = await signIn(server));
});

const create = (at: Pick<Started, 'url'>, name: string, token = access) =>
  send(at, 'POST', calls.createCategory.path, { category_name: name, course_categories_code: name }, token);
const read = (at: Pick<Started, 'url'>, token = access) => send(at, 'GET', calls.getAllCourseCategory.path, undefined, token);
const readiness = async (at: Pick<Started, 'url'>) => {
  const answer = await fetch(`${at.url}/readyz`);
  return [answer.status, await answer.text()];
};

test('on a full disk writes are refused with a sentence, reads go on, and /readyz tells; with room again all goes on', async () => {
  left = 1000;
  const refused = await create(server, 'Full');
  expect([refused.status, await refused.json()]).toEqual([
    507,
    { msg: expect.stringContaining('There is no room left to save this') },
  ]);
  expect((await read(server)).status).toBe(200);
  expect(await readiness(server)).toEqual([503, expect.stringContaining('no room left')]);
  left = Number.POSITIVE_INFINITY;
  expect(await readiness(server)).toEqual([200, 'ready']);
  expect((await create(server, 'Full')).status).toBe(200);
});

test('a file that has no room is no fault of the server’s', async () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const file = Object.assign(new Blob(['x']), { stream: () => new ReadableStream({ pull: (control) => control.error(full) }) });
  await expect(createDiskFiles(ownFolder()).put('a/b.png', file)).rejects.toMatchObject({ kind: 'full' });
});

test('asked to stop, it answers what is under way and what comes on a kept connection, says that it ends each, and waits for none', async () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const app = new Hono()
    .get('/quick', ({ text: answer }) => answer('quick'))
    .get('/slow', async ({ text: answer }) => {
      await opened;
      return answer('slow');
    });
  const stopping = await listen(readConfig({ PORT: '0' }), app);
  const at = { url: `http://127.0.0.1:${stopping.port}` };
  const [kept, slow, idle] = [await openSocket(at), await openSocket(at), await openSocket(at)];
  for (const socket of [kept, idle]) {
    socket.write(headOf('GET', '/quick', {}));
    await once(socket, 'data');
  }
  slow.write(headOf('GET', '/slow', {}));
  // Longer than any test may take.
  const closed = stopping.close(3_600_000);
  // From then on it takes no new connection.
  await vi.waitFor(() => expect(openSocket(at)).rejects.toThrow('ECONNREFUSED'), { timeout: 60_000 });
  kept.write(headOf('GET', '/quick', {}));
  const [answer] = await Promise.all([text(kept), text(idle)]);
  expect(answer).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*quick$/i);
  open();
  expect(await text(slow)).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*slow$/i);
  await closed;
});

test('SIGTERM cuts no request of those who go on asking', async () => {
  const program = await buildServer('badDay');
  const running = spawnServer(program, { DATA_DIR: ownFolder(), SEED: 'none' });
  const { url } = await addressOf(running);
  running.stdout.resume();
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<string>((told) => {
      const request = get(`${url}/config.json`, { agent }, (answer) => answer.resume().once('end', () => told('answered')));
      request.once('error', (error) => told('code' in error ? String(error.code) : error.message));
    });
  const lanes = Array.from({ length: 8 }, () => ({ answers: 0, end: '' }));
  const asking = lanes.map(async (lane) => {
    for (lane.end = await ask(); lane.end === 'answered'; lane.end = await ask()) lane.answers += 1;
  });
  await vi.waitFor(() => expect(Math.min(...lanes.map(({ answers }) => answers))).toBeGreaterThan(5), { timeout: 60_000 });
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await Promise.all(asking);
  expect(await ended).toEqual([0, null]);
  expect(lanes.map(({ end }) => end)).toEqual(lanes.map(() => 'ECONNREFUSED'));
});

/** Runs a mail server without TLS, which knows one password; returns its address without a person, and the mails that have come. */
async function mailServer() {
  const mails: string[] = [];
  const passwords: unknown[] = [];
  const post = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      passwords.push(password);
      done(password === 'right' ? null : new Error('Not this one'), { user: 'desk' });
    },
    onData: (stream, _session, done) => void text(stream).then((raw) => (mails.push(raw), done()), done),
  });
  post.listen(0, '127.0.0.1');
  await once(post.server, 'listening');
  afterFile(() => new Promise<void>((closed) => post.close(() => closed())));
  const address = post.server.address();
  return { at: `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, mails, passwords };
}

test('a trial goes by mail; a password goes by TLS alone, unless it is said otherwise; a refusal is a sentence', async () => {
  const { at, mails, passwords } = await mailServer();
  const mail = (password: string, more = {}, to = 'sita@coursedesk.test') => {
    const config = { SMTP_URL: `smtp://desk:${password}@${at}`, MAIL_FROM: 'desk@coursedesk.test', DATA_DIR: folder, ...more };
    return runMail(readConfig(config), to);
  };
  await expect(mail('right')).rejects.toThrow(`The mail server ${at} gives no TLS`);
  expect(passwords).toEqual([]);
  await expect(mail('wrong', { SMTP_INSECURE: 'true' })).rejects.toThrow('refuses the password: correct it in SMTP_URL');
  await expect(mail('right', { SMTP_INSECURE: 'true' }, 'sita')).rejects.toThrow('npm run mail -- someone@example.com');
  expect(await mail('right', { SMTP_INSECURE: 'true' })).toContain(
    `The mail server ${at} has taken a trial to sita@coursedesk.test`,
  );
  expect(mails).toEqual([expect.stringContaining('To: sita@coursedesk.test')]);
});

test('a check says what is as it should be, and what isn’t', async () => {
  const { at } = await mailServer();
  const healthy = { ...variables, PUBLIC_URL: server.url };
  expect(await runCheck(readConfig(healthy))).toMatch(
    /ok +database .*says: ready\nok +files [^]*note +mail [^]*ok +proxy [^]*ok +space [^]*Nothing is wrong\.$/,
  );
  const wrong = {
    ...healthy,
    TRUST_PROXY: '2',
    DATABASE_URL: 'postgres://clerk:Hidden@127.0.0.1:1/desk',
    S3_URL: `http://${at}/bucket`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'Hidden',
    SMTP_URL: `smtp://desk:Hidden@${at}`,
    MAIL_FROM: 'desk@coursedesk.test',
  };
  const said = await runCheck(readConfig(wrong)).then(expect.fail, String);
  for (const line of [
    'database  PostgreSQL at',
    'files     The file store at',
    'mail      The mail server',
    'proxy     0 proxies add',
  ])
    expect(said).toContain(`WRONG ${line}`);
  expect(said).not.toMatch(/Hidden|\n +at /);
});

test('a check of a server that is stopped knows its tables and its clock; a newer database is told, and not opened', async () => {
  await server.stop();
  const config = readConfig({ DATA_DIR: folder });
  expect(await runCheck(config)).toMatch(/ok +tables +(\d+) of \1 migrations\nok +clock /);
  const { database, close } = await connect(config, () => undefined);
  await database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  await database.execute(
    sql`update history set created_date = now() + interval '1 day' where iid = (select min(iid) from history)`,
  );
  await close();
  await expect(runCheck(config)).rejects.toThrow(/WRONG +tables +They are of a newer version[^]*WRONG +clock +It is behind/);
  await expect(startServer({ DATA_DIR: folder })).rejects.toThrow('was used by a newer version of Coursedesk');
});

describe.skipIf(!programs)('PostgreSQL', () => {
  const own = ownFolder();
  const lines: Lines = [];

  test('that isn’t there yet is waited for, with a line and by /readyz; its full disk is told as ours is', async () => {
    const port = await freePort();
    const at = { url: `http://localhost:${port}` };
    const url = `postgres:///postgres?host=${own}&user=office`;
    const starting = startServer({ DATA_DIR: ownFolder(), PORT: String(port), DATABASE_URL: url, DATABASE_WAIT: '3600' }, lines);
    await vi.waitFor(() => expect(lines).toEqual([expect.stringMatching(/^PostgreSQL at .* isn’t there yet: waiting for it/)]), {
      timeout: 60_000,
    });
    expect(await readiness(at)).toEqual([503, expect.stringContaining('the database isn’t there yet')]);
    expect((await fetch(`${at.url}/healthz`)).status).toBe(200);
    const early = await read(at);
    expect([early.status, early.headers.get('retry-after'), await early.json()]).toEqual([503, '1', { msg: expect.any(String) }]);
    const { stop } = await runCluster(programs ?? '', own, ['fsync=off']);
    afterFile(stop);
    const started = await starting;
    expect(await readiness(started)).toEqual([200, 'ready']);

    const { access: token } = await signIn(started);
    const client = new Client({ connectionString: url });
    await client.connect();
    // What PostgreSQL says where its disk is full.
    await client.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await client.query('create trigger full_disk before insert on course_category execute function full_disk()');
    await client.end();
    expect((await create(started, 'Full', token)).status).toBe(507);
    expect((await read(started, token)).status).toBe(200);
    expect(await readiness(started)).toEqual([503, expect.stringContaining('no room left')]);
    // Whoever does the chores ends, too, where it can't give them back.
    await setTimeout(3000);
    await stop();
    await started.stop();
  });
});
