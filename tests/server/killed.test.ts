import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '@/contract';
import { credentials, ownFolder, send, signIn } from './testServer';

// Its packages are found from there.
const built = resolve(`.bench/killed-${process.pid}`);
const folder = ownFolder();
const rounds = 20;
let running: ChildProcess | undefined;

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: { ssr: 'server/main.ts', outDir: built, target: 'node20', emptyOutDir: true },
  });
  const empty = await PGlite.create();
  await writeFile(join(built, 'emptyDatabase.tar.gz'), (await empty.dumpDataDir('gzip')).stream());
  await empty.close();
});
afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(built, { recursive: true, force: true });
});

const spawnServer = (DATA_DIR = folder) =>
  spawn(process.execPath, [`${built}/main.js`], {
    env: { ...process.env, DATA_DIR, PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts the server as a process of its own; returns it and its address. */
async function startProcess(dataFolder = folder) {
  const server = spawnServer(dataFolder);
  running = server;
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url) return { server, at: { url } };
  }
  throw new Error(await text(server.stderr));
}

test('killed 20 times while it writes, the server loses nothing that it has acknowledged; another process is kept off its folder', {
  timeout: 900_000,
}, async () => {
  const acknowledged: string[] = [];
  let access: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const { server, at } = await startProcess();
    access ??= (await signIn(at)).access;
    if (round === 0) {
      const second = spawnServer();
      const said = text(second.stderr);
      expect(await once(second, 'exit')).toEqual([1, null]);
      expect(await said).toContain('Another server runs on the folder');
    }
    const dead = new AbortController();
    const write = async (lane: number) => {
      for (let count = 0; !dead.signal.aborted; count += 1) {
        const name = `Round ${round} lane ${lane} no ${count}`;
        const form = { category_name: name, course_categories_code: `${round}-${lane}-${count}` };
        const answer = await send(at, 'POST', calls.createCategory.path, form, access).catch(() => undefined);
        if (answer?.status === 200) acknowledged.push(name);
      }
    };
    const writing = Promise.all([0, 1, 2, 3].map(write));
    const before = acknowledged.length;
    while (acknowledged.length === before) await setTimeout(5);
    // Somewhere else in its work each time, and at the same places in every run.
    await setTimeout(round * 5);
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    dead.abort();
    await writing;
  }
  const { server, at } = await startProcess();
  const { access: fresh } = await signIn(at, credentials);
  const list = await send(at, 'GET', calls.getAllCourseCategory.path, undefined, fresh);
  const names = calls.getAllCourseCategory.reply.parse(await list.json()).data.map(({ category_name }) => category_name);
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('killed at any stage of its first start, it begins again at once', async () => {
  const own = ownFolder();
  /** What the start has just made, and how many milliseconds later it is killed. */
  const stages = [
    ['lock', 0],
    ['database.unfinished', 0],
    ['database.unfinished/global', 0],
    ['database', 0],
    ['lock', 1500],
    ['lock', 3000],
    ['media/.unfinished', 0],
    ['media/.unfinished', 300],
  ] as const;
  for (const [made, later] of stages) {
    const began = Date.now();
    const server = spawnServer(own);
    running = server;
    const ended = once(server, 'exit');
    const isMade = () => (statSync(join(own, made), { throwIfNoEntry: false })?.ctimeMs ?? 0) > began;
    while (!isMade() && server.exitCode === null) await setTimeout(1);
    await setTimeout(later);
    server.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  }
  const { server, at } = await startProcess(own);
  const { access } = await signIn(at, credentials);
  const list = await send(at, 'GET', calls.getAllCourseCategory.path, undefined, access);
  expect(calls.getAllCourseCategory.reply.parse(await list.json()).data.length).toBeGreaterThan(3);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
