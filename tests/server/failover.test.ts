import { setTimeout } from 'node:timers/promises';
import { freePort } from '@tests/support/freePort';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '@/contract';
import type { Transport } from '@/providers/api/transport';
import { isUndecided, withWriteKeys } from '@/providers/api/writeKeys';
import { runCluster, runStandby } from './cluster';
import { startForwarder } from './forwarder';
import { afterFile } from './leftovers';
import { addressOf, buildServer, spawnServer } from './ownProcess';
import { programs } from './postgresCluster';
import { type Lines, ownFolder, send, signIn, startServer } from './testServer';

const bin = programs ?? '';
const second = 1000;
const patience = { timeout: 60 * second, interval: 20 };
const { createFAQ, getAllFAQ } = calls;

/** Starts a primary that tells nobody of a commit before its standby has it. */
async function startPair() {
  const settings = async (...further: string[]) => {
    const port = await freePort();
    return { port, settings: ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`, ...further] };
  };
  const one = await settings('synchronous_standby_names=*');
  const primary = await runCluster(bin, ownFolder(), one.settings);
  afterFile(primary.stop);
  const other = await settings();
  const standby = await runStandby(bin, ownFolder(), { url: primary.url, settings: other.settings });
  afterFile(standby.stop);
  const watcher = new Client({ connectionString: standby.url });
  await watcher.connect();
  afterFile(() => watcher.end());
  return { primary, standby, watcher, ports: { primary: one.port, standby: other.port } };
}

interface Saved {
  title: string;
  status: number;
  at: number;
  tries: number;
}

/** Saves forms as browsers do: each again with the same key, at the next server, until somebody says what became of it. */
function createOffice(servers: readonly { url: string }[], access: string) {
  const saved: Saved[] = [];
  let turn = 0;
  const transport: Transport = async ({ method, path, headers, body }) => {
    turn += 1;
    const server = servers[turn % servers.length];
    const answer = await fetch(`${server?.url}${path}`, { method, headers, body: body ?? null });
    return { status: answer.status, body: await answer.text() };
  };
  const sendKeyed = withWriteKeys(transport);

  async function save(title: string): Promise<void> {
    const request = {
      call: 'createFAQ',
      method: createFAQ.method,
      path: createFAQ.path,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
      body: JSON.stringify({ faq_title: title, faq_desc: '<p>Yes.</p>', courses: 1, priority_order: 1 }),
      pressed: { press: {}, area: 'faq', isAddition: true },
    };
    for (let tries = 1; ; tries += 1) {
      const { status } = await sendKeyed(request).catch(() => ({ status: 0 }));
      if (!isUndecided(status)) return void saved.push({ title, status, tries, at: performance.now() });
      await setTimeout(100);
    }
  }

  const closed = new AbortController();
  const lane = async (name: number) => {
    for (let count = 0; !closed.signal.aborted; count += 1) await save(`Lane ${name} no ${count}`);
  };
  return {
    saved,
    save,
    /** Lets four people save one form after the other; returns what ends that, once each has an answer to the last. */
    open() {
      const lanes = Promise.all([0, 1, 2, 3].map(lane));
      return async () => {
        closed.abort();
        await lanes;
      };
    },
  };
}

/** Starts two servers, and signs in. */
async function startServers(program: string, DATABASE_URL: string) {
  const variables = { DATABASE_URL, DATA_DIR: ownFolder(), SECRET: 'the same in every process, 32 bytes' };
  const processes = [];
  const servers = [];
  for (let count = 0; count < 2; count += 1) {
    const server = spawnServer(program, variables);
    afterFile(() => server.kill('SIGKILL'));
    servers.push(await addressOf(server));
    processes.push(server);
  }
  const { access } = await signIn(servers[0] ?? expect.fail());
  return { processes, servers, access, variables };
}

/** Lets the office work, ends the primary, and expects that all goes on once there is another; returns after how many milliseconds. */
async function failOver(
  { processes, servers, access }: Awaited<ReturnType<typeof startServers>>,
  { saved, open }: ReturnType<typeof createOffice>,
  { kill, takeOver }: { kill(): Promise<void>; takeOver(): Promise<void> },
): Promise<number> {
  const close = open();
  await vi.waitFor(() => expect(saved.length).toBeGreaterThan(40), patience);
  const killed = performance.now();
  await kill();
  await takeOver();
  const over = performance.now();
  const later = () => saved.filter(({ at }) => at > over);
  await vi.waitFor(() => expect(later().length).toBeGreaterThan(40), patience);
  await close();

  expect(processes.map(({ exitCode, signalCode }) => [exitCode, signalCode])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(saved.filter(({ status }) => status !== 200)).toEqual([]);
  expect(saved.filter(({ tries }) => tries > 1)).not.toEqual([]);
  const times = new Map<string, number>();
  for (const { url } of servers) {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    times.clear();
    const list = await send({ url }, 'GET', getAllFAQ.path, undefined, access);
    for (const { faq_title } of getAllFAQ.reply.parse(await list.json()).data)
      times.set(faq_title, (times.get(faq_title) ?? 0) + 1);
    expect(saved.filter(({ title }) => times.get(title) !== 1)).toEqual([]);
  }
  return Math.min(...later().map(({ at }) => at)) - killed;
}

describe.skipIf(!programs)(
  'a primary that is killed while people save, and a synchronous standby',
  { timeout: 300 * second },
  () => {
    let program: string;
    beforeAll(async () => {
      program = await buildServer('failover');
    });

    test('behind one address: the servers live, saving goes on within 30 s, and each form is saved once', async () => {
      const { primary, standby, watcher, ports } = await startPair();
      const forwarder = await startForwarder(ports.primary);
      const running = await startServers(program, `postgres://office@127.0.0.1:${forwarder.port}/postgres`);
      const office = createOffice(running.servers, running.access);
      // Of this one the standby has the commit, and nobody is told.
      const lost = forwarder.loseCommitOf('insert into "faq"');
      const saving = office.save('Lost on its way');
      await lost;
      const copied = "select 1 from faq where faq_title = 'Lost on its way'";
      await vi.waitFor(async () => expect((await watcher.query(copied)).rowCount).toBe(1), patience);
      const lasted = await failOver(running, office, {
        kill: primary.kill,
        async takeOver() {
          await standby.promote();
          forwarder.switchTo(ports.standby);
        },
      });
      await saving;
      expect(office.saved.find(({ title }) => title === 'Lost on its way')?.tries).toBeGreaterThan(1);
      expect((await watcher.query(copied)).rowCount).toBe(1);
      expect(lasted).toBeLessThan(30 * second);
      console.log(`Behind one address saving went on after ${(lasted / second).toFixed(1)} s.`);
    });

    test('named both: the servers find the one that takes writes, and one that starts meanwhile waits for it', async () => {
      const { primary, standby, ports } = await startPair();
      const hosts = `127.0.0.1:${ports.standby},127.0.0.1:${ports.primary}`;
      const running = await startServers(program, `postgres://office:Hidden@${hosts}/postgres`);
      const lines: Lines = [];
      let third: ReturnType<typeof startServer> | undefined;
      const lasted = await failOver(running, createOffice(running.servers, running.access), {
        kill: primary.kill,
        async takeOver() {
          third = startServer(running.variables, lines);
          await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('isn’t there yet: waiting for it')]), patience);
          await standby.promote();
        },
      });
      expect(lasted).toBeLessThan(30 * second);
      expect((await third)?.database).toBe(`PostgreSQL at ${hosts}/postgres`);
      expect(lines.join('\n')).not.toContain('Hidden');
      console.log(`Of two hosts saving went on after ${(lasted / second).toFixed(1)} s.`);
    });
  },
);
