import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { Started } from '@server/start';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '@/contract';
import { credentials, type Lines, ownFolder, send, signIn, startServer } from './testServer';

const folder = ownFolder();
const lines: Lines = [];
const variables = { DATA_DIR: folder, METRICS_TOKEN: 'a token of operators', CORS_ORIGINS: 'https://desk.test', HSTS: 'true' };
let server: Started;

beforeAll(async () => {
  server = await startServer(variables, lines);
});

const categories = async (token: string) => {
  const response = await send(server, 'GET', calls.getAllCourseCategory.path, undefined, token);
  return calls.getAllCourseCategory.reply.parse(await response.json()).data;
};

test('the first start has the demo’s records, and says which database it runs on', async () => {
  expect(server).toMatchObject({ seeded: { demo: true }, database: `PGlite in ${join(folder, 'database')}` });
  const { access } = await signIn(server);
  expect((await categories(access)).length).toBeGreaterThan(3);
});

test('its secret is its own, and nobody else reads it', () => {
  expect(statSync(join(folder, 'secret'))).toMatchObject({ size: 64 });
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
});

test('a file that isn’t there is not found', async () => {
  for (const path of ['nothing.png', 'a/b.png']) expect((await fetch(`${server.url}/media/${path}`)).status).toBe(404);
});

test('a second server on its folder is refused, and the first goes on', async () => {
  await expect(startServer(variables)).rejects.toThrow('Another server runs on the folder');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('every answer has a number and the security headers', async () => {
  for (const path of ['/healthz', '/auth/nothing', '/media/nothing.png', '/assets/none.js']) {
    const { headers } = await send(server, 'POST', path, {});
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  }
});

test('another site may ask only if it is listed', async () => {
  const allowed = async (origin: string) => {
    const response = await fetch(server.url + calls.login.path, { method: 'OPTIONS', headers: { origin } });
    return response.headers.get('access-control-allow-origin');
  };
  expect(await allowed('https://desk.test')).toBe('https://desk.test');
  expect(await allowed('https://desk.test.evil')).toBe(null);
});

test('the document of the API is served, names every call, and lints clean', async () => {
  const response = await fetch(`${server.url}/openapi.json`, { headers: { origin: 'https://desk.test' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'access-control-allow-origin': 'https://desk.test',
  });
  const source = await response.text();
  for (const name of Object.keys(calls)) expect(source).toContain(`"operationId":"${name}"`);
  // The product has no licence of its own.
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual([]);
});

test('figures are for operators', async () => {
  const ask = (token: string) => fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  await signIn(server);
  expect(await (await ask(variables.METRICS_TOKEN)).text()).toMatch(/coursedesk_answers_total\{call="login",status="200"\} \d/);
  expect((await ask('a token of somebody')).status).toBe(404);
});

test('the log names calls, and nothing that somebody has typed', async () => {
  const { access, refresh } = await signIn(server);
  await send(server, 'GET', '/faq/getFaqByCourse/Banking%20secret?token=hidden', undefined, access);
  await send(server, 'POST', calls.login.path, { ...credentials, password: 'Wrong#Password1' });
  const log = lines.join('\n');
  expect(log).toContain('"call":"login","status":401');
  for (const secret of [access, refresh, 'hidden', 'secret', 'Password1', credentials.email]) expect(log).not.toContain(secret);
});

test('a request that breaks off in the middle of its body harms nobody', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":');
  await once(socket, 'ready');
  socket.destroy();
  await once(socket, 'close');
  await signIn(server);
});

test('started again, it has its records and knows who is signed in', async () => {
  const { access } = await signIn(server);
  const before = await categories(access);
  const made = { category_name: 'Kept by a restart', course_categories_code: 'KEPT', category_slug: 'kept' };
  expect((await send(server, 'POST', calls.createCategory.path, made, access)).status).toBe(200);
  await server.stop();
  expect(lines.filter((line) => line.includes('rror:'))).toEqual([]);
  server = await startServer({ ...variables, SIGN_UP: 'false' }, lines);
  expect(server.seeded).toBeUndefined();
  expect(await categories(access)).toHaveLength(before.length + 1);
});

test('on a folder of its own it waits for no lease that a killed server has left', async () => {
  await server.stop();
  const left = new PGlite(join(folder, 'database'));
  await left.exec("INSERT INTO drizzle.migration_lock VALUES (1, 'killed', now() + interval '10 minutes')");
  await left.close();
  server = await startServer({ ...variables, SIGN_UP: 'false' }, lines);
  expect(lines.filter((line) => line.includes('waiting'))).toEqual([]);
});

test('where that was turned off, nobody signs up, and the pages hear that they don’t offer it', async () => {
  const maya = { email: 'maya@coursedesk.test', first_name: 'Maya', last_name: 'Gurung', password: 'Himal@2083' };
  const answer = await send(server, 'POST', calls.signup.path, maya);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({ msg: 'Accounts are made by invitation here: ask whoever manages “Staff and roles”' });
  expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ signUp: false });
});

test('whoever tries too often is told when to try again', async () => {
  const wrong = { ...credentials, email: 'guessed@coursedesk.test' };
  for (let guess = 0; guess < 5; guess += 1) await send(server, 'POST', calls.login.path, wrong);
  const answer = await send(server, 'POST', calls.login.path, wrong);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
