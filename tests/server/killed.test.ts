import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '@/contract';
import { addressOf, buildServer, endOf, spawnServer } from './ownProcess';
import { credentials, ownFolder, send, signIn } from './testServer';

const folder = ownFolder();
const rounds = 20;
let program: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  program = await buildServer('killed');
});
afterAll(() => running?.kill('SIGKILL'));

/** Starts the server as a process of its own; returns it and its address. */
async function startProcess(DATA_DIR = folder) {
  const server = spawnServer(program, { DATA_DIR });
  running = server;
  return { server, at: await addressOf(server) };
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
      const { code, err } = await endOf(spawnServer(program, { DATA_DIR: folder }));
      expect([code, err]).toEqual([1, expect.stringContaining('Another server runs on the folder')]);
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
    ['media/.unfinished', 0],
    ['media/.unfinished', 300],
    // Last, because a fast machine has its first records by then, and makes their files no more.
    ['lock', 1500],
    ['lock', 3000],
  ] as const;
  for (const [made, later] of stages) {
    const began = Date.now();
    const server = spawnServer(program, { DATA_DIR: own });
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
