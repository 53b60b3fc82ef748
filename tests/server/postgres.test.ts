import { setTimeout } from 'node:timers/promises';
import { rowsOf } from '@server/backup/rowsOf';
import { readConfig } from '@server/config';
import type { Started } from '@server/start';
import { connect } from '@server/store/connect';
import { takeTurns } from '@server/store/lease';
import { noteStatements } from '@tests/support/sentStatements';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '@/contract';
import { breakAll, chatAddress, connectChat } from './chatClient';
import { hasPooler, runPooler } from './cluster';
import { afterFile } from './leftovers';
import { programs, startCluster } from './postgresCluster';
import { chooseFirst, credentials, ownFolder, send, signIn, startServer } from './testServer';

const lint = noteStatements();

/** How two servers come to one PostgreSQL. */
const ways = [
  { way: 'on one PostgreSQL', isThere: programs !== undefined, reach: async (url: string) => url },
  { way: 'behind PgBouncer, which pools by transactions', isThere: programs !== undefined && hasPooler, reach: reachByPooler },
];
if (!hasPooler) console.log('PgBouncer isn’t installed (Debian: apt-get install pgbouncer): its tests are left out.');

async function reachByPooler(url: string): Promise<string> {
  const pooler = await runPooler(ownFolder(), new URL(url).searchParams.get('host') ?? '');
  afterFile(pooler.stop);
  return pooler.url;
}

describe.each(ways.filter(({ isThere }) => isThere))('two servers $way', ({ reach }) => {
  let servers: [Started, Started];
  let variables: Record<string, string>;

  beforeAll(async () => {
    const DATABASE_URL = await reach(await startCluster(programs ?? ''));
    variables = { DATABASE_URL, SECRET: 'the same in every process, 32 bytes', DATA_DIR: ownFolder() };
    servers = await Promise.all([startServer(variables), startServer(variables)]);
  });
  afterAll(breakAll);

  test('start at once on an empty database, and one of them fills it', () => {
    expect(servers.map(({ seeded }) => seeded !== undefined).toSorted()).toEqual([false, true]);
    expect(servers.map(({ database }) => database)).toEqual(Array(2).fill('PostgreSQL at this machine/postgres'));
  });

  test('start at once on an empty office, which gets each entry of the standard menu once', async () => {
    const { DATABASE_URL = '' } = variables;
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query('create database office');
    await client.end();
    const office = { ...variables, DATABASE_URL: DATABASE_URL.replace('///postgres', '///office'), SEED: 'none' };
    const both = await Promise.all([startServer(office), startServer(office)]);
    const first = both.find(({ seeded }) => seeded) ?? expect.fail('Nobody has an account');
    const { access } = await signIn(both[0], await chooseFirst(first));
    const menu = calls.getMenu.reply.parse(await (await send(both[1], 'GET', calls.getMenu.path, undefined, access)).json());
    const names = menu.data.map(({ menu_name }) => menu_name);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });

  test('know each other’s sessions and records', async () => {
    const [one, other] = servers;
    const { access } = await signIn(one);
    const form = { category_name: 'Made by the first', course_categories_code: 'ONE' };
    expect((await send(one, 'POST', calls.createCategory.path, form, access)).status).toBe(200);
    const list = await send(other, 'GET', calls.getAllCourseCategory.path, undefined, access);
    expect(await list.text()).toContain('Made by the first');
  });

  test('leave the chores to one of them, and to another once that has ended', async () => {
    const report = (error: unknown) => expect.fail(String(error));
    const { database, close } = await connect(readConfig(variables), report);
    const turn = () => takeTurns(database, 'backup', report);
    const [first, second, third] = [turn(), turn(), turn()];
    expect([await first.isOurs(), await second.isOurs(), await first.isOurs()]).toEqual([true, false, true]);
    await first.end();
    expect([await first.isOurs(), await third.isOurs()]).toEqual([false, true]);
    await third.end();
    const holders = () =>
      rowsOf(database, sql`select holder from drizzle.migration_lock where id = 3`, z.object({ holder: z.string() }));
    await expect.poll(holders, { timeout: 15_000 }).toHaveLength(1);
    await close();
  });

  test('know within a second that a session has ended at the other', async () => {
    const [one, other] = servers;
    const { access, refresh } = await signIn(one);
    const asked = () => send(other, 'GET', calls.getAllCourseCategory.path, undefined, access);
    expect((await asked()).status).toBe(200);
    expect((await send(one, 'POST', calls.logout.path, { refresh }, access)).status).toBe(200);
    expect((await send(one, 'GET', calls.getAllCourseCategory.path, undefined, access)).status).toBe(401);
    await setTimeout(1000);
    expect((await asked()).status).toBe(401);
  });

  test('say that the course tree is unchanged until one of them has changed it', async () => {
    const [one, other] = servers;
    const { access } = await signIn(one);
    const { path } = calls.getCourseTree;
    const ask = (server: Started, etag = '', token = access) =>
      fetch(server.url + path, { headers: { authorization: `Bearer ${token}`, 'if-none-match': etag } });
    const made = (name: string) =>
      send(other, 'POST', calls.createCategory.path, { category_name: name, course_categories_code: name.slice(0, 7) }, access);
    await made('Before');
    const first = await ask(one);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect((await ask(one, etag)).status).toBe(304);
    expect((await ask(other, etag)).status).toBe(304);
    // Nobody learns more than that from a name which somebody else has got.
    expect((await ask(one, etag, 'nobody')).status).toBe(401);
    await made('Afterwards');
    for (const server of servers) {
      const changed = await ask(server, etag);
      expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Afterwards')]);
    }
    // Who asks without a name gets what is kept.
    expect(await (await ask(one)).text()).toBe(await (await ask(one)).text());
  });

  test('let one of 50 that want the same name have it, and answer all', async () => {
    const { access } = await signIn(servers[0]);
    const form = { category_name: 'Wanted by many', course_categories_code: 'MANY' };
    const create = async (_: unknown, place: number) =>
      (await send(servers[place % 2 ? 1 : 0], 'POST', calls.createCategory.path, form, access)).status;
    const statuses = await Promise.all(Array.from({ length: 50 }, create));
    expect(statuses.toSorted()).toEqual([200, ...Array(49).fill(409)]);
  });

  test('end a person’s chat in both once they have signed out at one', async () => {
    const email = 'sarita.adhikari@coursedesk.test';
    const { access, refresh } = await signIn(servers[0], { ...credentials, email });
    const lines = await Promise.all(servers.map((server) => connectChat(chatAddress(server, access))));
    expect((await send(servers[0], 'POST', calls.logout.path, { refresh }, access)).status).toBe(200);
    expect(await Promise.all(lines.map(({ closed }) => closed))).toEqual([4401, 4401]);
  });

  test('chat with each other: all messages come to both, in one order, each once', async () => {
    const people = ['staff@coursedesk.test', 'bikash.tharu@coursedesk.test'];
    const chats = await Promise.all(
      servers.map(async (server, place) => {
        const { access } = await signIn(server, { ...credentials, email: people[place] });
        return connectChat(chatAddress(server, access));
      }),
    );
    const texts = Array.from({ length: 15 }, (_, place) => `at once ${place}`);
    for (const message of texts) for (const line of chats) line.send({ message, local_id: message.replaceAll(' ', '-') });
    const seen = await Promise.all(
      chats.map(async (line) => {
        const ids: number[] = [];
        while (ids.length < 2 * texts.length) {
          const frame = await line.next();
          ids.push('id' in frame ? frame.id : 0);
        }
        return ids;
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(new Set(seen[0]).size).toBe(2 * texts.length);
    expect(seen[0]).toEqual(seen[0]?.toSorted((one, other) => one - other));
  });

  lint();
});
