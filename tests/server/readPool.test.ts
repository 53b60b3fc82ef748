import { runCheck } from '@server/check';
import { readConfig } from '@server/config';
import type { Started } from '@server/start';
import { examples, hasBody } from '@tests/contract/examples';
import { freePort } from '@tests/support/freePort';
import { noteStatements } from '@tests/support/sentStatements';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { runCluster, runStandby } from './cluster';
import { afterFile } from './leftovers';
import { programs } from './postgresCluster';
import { credentials, type Lines, ownFolder, send, signIn, startServer } from './testServer';

const lint = noteStatements();
const bin = programs ?? '';
const patience = { timeout: 30_000, interval: 100 };
const { createCategory, getAllCourseCategory, getCourseTree } = calls;

/** Starts a primary, and a standby whose copying a test can hold up. */
async function startPair() {
  const ports = [await freePort(), await freePort()];
  const [first = [], second = []] = ports.map((port) => ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`]);
  const primary = await runCluster(bin, ownFolder(), first);
  afterFile(primary.stop);
  const standby = await runStandby(bin, ownFolder(), { url: primary.url, settings: second });
  afterFile(standby.stop);
  const watcher = new Client({ connectionString: standby.url });
  // It ends with the standby.
  watcher.on('error', () => undefined);
  await watcher.connect();
  const pause = () => watcher.query('select pg_wal_replay_pause()');
  const resume = () => watcher.query('select pg_wal_replay_resume()');
  /** How often the sessions were looked at there, as each call does that is read from it. */
  async function asked(): Promise<number> {
    const scans = "select seq_scan + idx_scan as count from pg_stat_user_tables where relname = 'session'";
    return Number((await watcher.query<{ count: string }>(scans)).rows[0]?.count);
  }
  /** The address of both, of which one only reads. */
  const both = `postgres://office@${ports.map((port) => `127.0.0.1:${port}`)}/postgres`;
  return { primary, standby, both, pause, resume, asked };
}

describe.skipIf(!programs)('two servers that read lists from a standby', { timeout: 120_000 }, () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let variables: Record<string, string>;
  let servers: [Started, Started];
  let [writer, reader] = ['', ''];
  const lines: Lines = [];
  const noted = () => lines.filter((line) => !line.startsWith('{'));

  beforeAll(async () => {
    pair = await startPair();
    variables = {
      DATABASE_URL: pair.primary.url,
      DATABASE_READ_URL: pair.both,
      DATABASE_READ_LAG: '3600',
      DATA_DIR: ownFolder(),
      SECRET: 'the same in every process, 32 bytes',
    };
    servers = [await startServer(variables, lines), await startServer(variables, lines)];
    await vi.waitFor(
      () => expect(noted()).toEqual(Array(2).fill(expect.stringMatching(/^PostgreSQL at .* serves lists$/))),
      patience,
    );
    writer = (await signIn(servers[0])).access;
    reader = (await signIn(servers[1], { ...credentials, email: 'sarita.adhikari@coursedesk.test' })).access;
  });

  /** The names of an answer's categories. */
  const read = async (server: Started, { method, path }: Call, access: string) => {
    const answer = await send(server, method, path, undefined, access);
    expect(answer.status).toBe(200);
    return [...(await answer.text()).matchAll(/"category_name":"([^"]*)"/g)].map(([, name]) => name);
  };
  /** The lists of both servers, as somebody sees them. */
  const listsOf = (access: string, call: Call = getAllCourseCategory) =>
    Promise.all(servers.map((server) => read(server, call, access)));
  const both = (name: string) => [expect.arrayContaining([name]), expect.arrayContaining([name])];
  const neither = (name: string) => [expect.not.arrayContaining([name]), expect.not.arrayContaining([name])];
  let codes = 0;
  const add = async (server: Started, category_name: string, access: string) => {
    codes += 1;
    const form = { category_name, course_categories_code: `CODE${codes}` };
    return (await send(server, 'POST', createCategory.path, form, access)).status;
  };

  test('show what somebody has written to them at once, at both, and to others once the standby has it', async () => {
    await pair.pause();
    expect(await add(servers[0], 'Written by one', writer)).toBe(200);
    expect(await listsOf(writer)).toEqual(both('Written by one'));
    // At first both read from the primary, until they have looked at the standby.
    await expect.poll(() => listsOf(reader), patience).toEqual(neither('Written by one'));
    for (const place of [1, 2, 3, 4]) {
      expect(await add(servers[place % 2 ? 1 : 0], `Written at turn ${place}`, writer)).toBe(200);
      expect(await listsOf(writer)).toEqual(both(`Written at turn ${place}`));
      expect(await listsOf(reader)).toEqual(neither(`Written at turn ${place}`));
    }
    await pair.resume();
    await expect.poll(() => listsOf(reader), patience).toEqual(both('Written at turn 4'));
    expect(await listsOf(reader)).toEqual(await listsOf(writer));
  });

  test('show the one whose write was refused what has refused it', async () => {
    await pair.pause();
    expect(await add(servers[0], 'Taken', writer)).toBe(200);
    expect(await listsOf(reader)).toEqual(neither('Taken'));
    expect(await add(servers[1], 'Taken', reader)).toBe(409);
    expect(await listsOf(reader)).toEqual(both('Taken'));
    await pair.resume();
  });

  test('give the name of the newest course tree to the newest alone', async () => {
    const access = (await signIn(servers[0], { ...credentials, email: 'bikash.tharu@coursedesk.test' })).access;
    await expect.poll(() => listsOf(access), patience).toEqual(both('Taken'));
    await pair.pause();
    expect(await add(servers[0], 'In the tree', writer)).toBe(200);
    await expect.poll(() => listsOf(access), patience).toEqual(neither('In the tree'));
    expect(await listsOf(access, getCourseTree)).toEqual(both('In the tree'));
    await pair.resume();
  });

  test('show all to who has just signed in, though the standby doesn’t know of that', async () => {
    await pair.pause();
    expect(await add(servers[0], 'Before the sign-in', writer)).toBe(200);
    const { access } = await signIn(servers[1], { ...credentials, email: 'sarita.adhikari@coursedesk.test' });
    expect(await listsOf(access)).toEqual(both('Before the sign-in'));
    expect(await listsOf(reader)).toEqual(neither('Before the sign-in'));
    await pair.resume();
  });

  test('answer every list from the standby as from the primary', async () => {
    const { DATABASE_READ_URL: _, ...alone } = variables;
    const primary = await startServer(alone);
    await expect.poll(() => listsOf(writer), patience).toEqual(both('Before the sign-in'));
    const before = await pair.asked();
    const lists = Object.entries<Call>(calls).filter(
      ([name, { writes, access, path }]) =>
        !writes && access === 'staff' && !path.includes('{') && !['getCourseTree', 'findPerson'].includes(name),
    );
    for (const [name, call] of lists) {
      const body = hasBody(name) ? examples[name] : undefined;
      const answers = await Promise.all(
        [servers[0], primary].map((server) => send(server, call.method, call.path, body, writer)),
      );
      const [copied, own] = await Promise.all(answers.map(async (answer) => [name, answer.status, await answer.text()]));
      expect(copied).toEqual(own);
    }
    // None of them has tried to write.
    expect(noted()).toHaveLength(2);
    await expect.poll(() => pair.asked(), patience).toBeGreaterThanOrEqual(before + lists.length);
  });

  test('are told of by the check, and go on by the primary where the standby is late or gone, which they say once', async () => {
    expect(await runCheck(readConfig(variables)).catch(String)).toMatch(/ok +standby +PostgreSQL at .* is 0\.\d s behind/);
    const strict = { ...variables, DATABASE_READ_LAG: '2' };
    const told: Lines = [];
    const third = await startServer(strict, told);
    const notes = () => told.filter((line) => line.includes('lists'));
    await expect.poll(notes, patience).toHaveLength(1);
    await pair.pause();
    expect(await add(servers[0], 'Late', writer)).toBe(200);
    expect(await runCheck(readConfig(strict)).catch(String)).toMatch(/WRONG +standby .* is more than 2 s behind/);
    await expect
      .poll(notes, patience)
      .toEqual([expect.anything(), expect.stringContaining('is more than 2 s behind: the primary serves all')]);
    expect(await read(third, getAllCourseCategory, reader)).toContain('Late');
    expect(await listsOf(reader)).toEqual(neither('Late'));
    await pair.resume();
    await expect.poll(notes, patience).toHaveLength(3);

    await pair.standby.kill();
    expect(await listsOf(reader)).toEqual(both('Late'));
    await expect.poll(notes, patience).toHaveLength(4);
    expect(await listsOf(reader)).toEqual(both('Late'));
    expect(notes()[3]).toContain('can’t be compared with its primary');
    expect(await runCheck(readConfig(variables)).catch(String)).toMatch(/WRONG +standby .* doesn’t answer/);
    const wrong = { ...variables, DATABASE_READ_URL: pair.primary.url };
    expect(await runCheck(readConfig(wrong)).catch(String)).toMatch(/WRONG +standby .* is no standby/);
  });

  lint();
});
