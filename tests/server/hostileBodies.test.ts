import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Started } from '@server/start';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '@/contract';
import { headOf, openSocket, push, trickle } from './rawRequest';
import { credentials, heldMemory, type Lines, ownFolder, send, signIn, startServer } from './testServer';

const folder = ownFolder();
const lines: Lines = [];
const megabyte = 1024 * 1024;
const form = calls.editCourseBannerImg.path;
const fileHead =
  '--x\r\nContent-Disposition: form-data; name="course_banner_img"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
let server: Started;
let access: string;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, REQUEST_SECONDS: '1' }, lines);
  ({ access } = await signIn(server));
});

const json = { 'content-type': 'application/json', 'content-length': '1000000' };
const multipart = () => ({
  authorization: `Bearer ${access}`,
  'content-type': 'multipart/form-data; boundary=x',
  'content-length': '50000000',
});
const left = () => (existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : []);

test('headers that come slowly are given up', async () => {
  expect(await trickle(server, 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(/^(HTTP\/1.1 408 |$)/);
});

test.each([
  ['a call', () => headOf('POST', calls.login.path, json)],
  ['a form', () => headOf('PATCH', form, multipart()) + fileHead],
  ['no call', () => headOf('POST', '/nothing', json)],
])('a body of %s that comes slowly is given up', async (_, head) => {
  const answer = await trickle(server, head());
  // What nobody reads is answered before, and given up all the same.
  expect(answer).toMatch(/^HTTP\/1.1 (408|404) /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer.toLowerCase()).toMatch(/x-request-id: [\da-f-]{36}/);
  expect(answer.toLowerCase()).toContain('content-security-policy');
  await expect.poll(left).toEqual([]);
});

test('a call that is given up is in the log', async () => {
  await trickle(server, headOf('POST', calls.login.path, json));
  expect(lines.join()).toContain('"call":"login","status":408');
});

test('a body that takes its time at a slow line’s pace is received', async () => {
  // Each gives two seconds more: this process may be held up, too.
  const piece = 32 * 1024;
  const socket = await openSocket(server);
  const body = JSON.stringify({ ...credentials, email: 'nobody@coursedesk.test', more: 'x'.repeat(8 * piece) });
  const answered = Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.write(headOf('POST', calls.login.path, { ...json, 'content-length': String(body.length) }));
  for (let at = 0; at < body.length; at += piece) {
    socket.write(body.slice(at, at + piece));
    await setTimeout(200);
  }
  const [answer] = await answered;
  expect(String(answer)).toContain('HTTP/1.1 401 ');
  socket.destroy();
});

test('headers that are too long are refused', async () => {
  const answer = await trickle(server, headOf('GET', '/healthz', { 'x-long': 'x'.repeat(20_000) }));
  expect(answer).toContain('HTTP/1.1 431 ');
});

test('a body of 10 GB is refused before it comes', async () => {
  const answer = await trickle(
    server,
    headOf('POST', calls.login.path, { ...json, 'content-length': String(10_000 * megabyte) }),
  );
  expect(answer).toContain('HTTP/1.1 413 ');
});

test('a JSON body without an end is refused once it is too large, and not held in memory', async () => {
  const before = heldMemory();
  const socket = await openSocket(server);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const seen: string[] = [];
  socket.on('data', (chunk) => seen.push(String(chunk)));
  socket.write(headOf('POST', calls.login.path, { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }));
  // The head has been read by then: to collect what isn't held takes longer on a busy machine than a head is waited for.
  await send(server, 'GET', '/healthz');
  const chunk = `${megabyte.toString(16)}\r\n${'x'.repeat(megabyte)}\r\n`;
  let most = 0;
  for (let count = 0; count < 300 && !socket.destroyed; count += 1) {
    await push(socket, chunk);
    most = Math.max(most, heldMemory() - before);
  }
  await closed;
  expect(seen.join('')).toContain('HTTP/1.1 413 ');
  expect(most).toBeLessThan(30 * megabyte);
});

test('uploads that are broken off, many at once, leave neither files nor memory', async () => {
  const piece = Buffer.alloc(megabyte, 'x');
  const before = heldMemory();
  const breakOff = async () => {
    const socket = await openSocket(server);
    socket.write(headOf('PATCH', form, multipart()) + fileHead);
    for (let count = 0; count < 4; count += 1) {
      await push(socket, piece);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: 50 }, breakOff));
  await expect.poll(left).toEqual([]);
  await expect.poll(() => heldMemory() - before).toBeLessThan(10 * megabyte);
  expect((await send(server, 'GET', '/readyz')).status).toBe(200);
});
