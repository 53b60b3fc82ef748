import { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { clientOf, senderOf } from '@server/http/client';
import { attempt } from '@server/store/ownTables';
import { createPgliteStore } from '@server/store/pgliteStore';
import { createStoredThrottle, removeOldAttempts } from '@server/store/storedThrottle';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Throttle } from '@/backend/host';
import { createThrottle } from '@/backend/session/throttle';

const client = new PGlite();
const database = drizzle(client);

beforeAll(() => createPgliteStore(client));
afterAll(() => client.close());

const began = Date.parse('2026-11-27T10:00:00.000Z');
const after = (seconds: number) => new Date(began + seconds * 1000);
const tried = (work: Promise<void>) =>
  work.then(
    () => 'allowed',
    ({ status }: { status: number }) => status,
  );

const waited: number[] = [];
const wait = async (milliseconds: number) => void waited.push(milliseconds);

const kinds: [string, () => [Throttle, Throttle]][] = [
  ['in the database, of two processes', () => [createStoredThrottle(database, wait), createStoredThrottle(database, wait)]],
  [
    'in memory',
    () => {
      const one = createThrottle(undefined, wait);
      return [one, one];
    },
  ],
];

test.each(kinds)('tries counted %s are slowed beyond a limit, ever more up to a bound, and never refused', async (_, open) => {
  const [one, other] = open();
  waited.length = 0;
  for (let tries = 0; tries < 100; tries += 1) await (tries % 2 ? one : other).slow('slowed', after(0), 40);
  expect(waited).toHaveLength(60);
  expect(waited.slice(0, 3)).toEqual([100, 200, 300]);
  expect(new Set(waited.slice(50))).toEqual(new Set([5000]));
  await one.slow('slowed', after(60), 40);
  expect(waited).toHaveLength(60);
});

test.each(kinds)(
  'tries counted %s are limited together, and for a minute only, however often somebody tries',
  async (_, open) => {
    const [one, other] = open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, place) => tried((place % 2 ? one : other).enter('key', after(0)))),
    );
    expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(5);
    expect(new Set(answers)).toEqual(new Set(['allowed', 429]));
    expect(await tried(other.enter('key', after(59.9)))).toBe(429);
    expect(await tried(other.enter('another key', after(59.9)))).toBe('allowed');
    expect(await tried(one.enter('key', after(60)))).toBe('allowed');
    for (let count = 0; count < 5; count += 1) await tried(one.enter('key', after(61)));
    await other.succeeded('key');
    expect(await tried(one.enter('key', after(61)))).toBe('allowed');
  },
);

test('the counts name nobody, and go when their minute is over', async () => {
  await createStoredThrottle(database).enter('login 127.0.0.1 sita@coursedesk.test', after(200));
  expect(JSON.stringify(await database.select().from(attempt))).not.toContain('sita');
  await removeOldAttempts(database, after(259));
  expect(await database.select().from(attempt)).toHaveLength(1);
  await removeOldAttempts(database, after(260));
  expect(await database.select().from(attempt)).toEqual([]);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['1:2:3:4:5:6:203.0.113.9', '1:2:3:4::/64'],
  ['::1:2:3:4:5:203.0.113.9', '0:1:2:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['', ''],
])('%j counts as %j', (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

const proxy = '192.0.2.1';
const senderBehind = (proxies: number, forwarded?: string) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: proxy });
  return senderOf(clientOf({ socket, headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) } }, proxies));
};

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50001', '203.0.113.9'],
  ['203.0.113.9:', '203.0.113.9'],
  ['203.0.113.9:_hidden', '203.0.113.9'],
  [' 203.0.113.9:50001 ', '203.0.113.9'],
  ['"203.0.113.9:50001"', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:50001', '2001:db8:0:0::/64'],
  ['"[2001:db8::2]:50002"', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1:2:3:4:50001', '2001:db8:0:0::/64'],
  ['[fe80::1%eth0]:50001', 'fe80:0:0:0::/64'],
  ['[fe80::1%25eth0]', 'fe80:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:50001', '203.0.113.9'],
  ['[::ffff:cb00:7109]', '203.0.113.9'],
  ['198.51.100.7, 203.0.113.9:50001', '203.0.113.9'],
  ['unknown', proxy],
  ['_hidden', proxy],
  ['[unknown]:1', proxy],
  ['[', proxy],
  ['::g', proxy],
  ['203.0.113', proxy],
  ['999.0.113.9', proxy],
  ['203.0.113.9.5', proxy],
  ['for=203.0.113.9', proxy],
  ['203.0.113.9, ', proxy],
  ['', proxy],
  [undefined, proxy],
])('behind one proxy %j counts as %j, and behind none not at all', (forwarded, sender) => {
  expect(senderBehind(1, forwarded)).toBe(sender);
  expect(senderBehind(0, forwarded)).toBe(proxy);
});

test.each([
  [1, '203.0.113.9'],
  [2, '198.51.100.7'],
  [3, '192.0.2.66'],
  // Fewer have added one than were said: whoever came round the first is the one that it names.
  [4, '192.0.2.66'],
])('behind %i proxies it is the one that the first of them has added', (proxies, sender) => {
  expect(senderBehind(proxies, '192.0.2.66, 198.51.100.7:80, 203.0.113.9')).toBe(sender);
});
