import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../scripts/securityHeaders.mjs';
import { serve } from '../scripts/serve.mjs';
import { openSite } from '../scripts/site.mjs';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const page = '<h1>the page</h1>';
const files = {
  'index.html': page,
  'config.json': '{}',
  'licences.txt': 'MIT',
  'assets/app-1.js': 'run()',
  '.vite/manifest.json': 'hidden',
};
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  site = await serve({ root });
});

afterAll(() => {
  site.close();
  rmSync(root, { recursive: true });
});

/** Sends bytes over a connection; returns the answer when it is closed. */
async function exchange(bytes: string, { url } = site) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes, 'latin1');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((each): [string, string] => [each.split(': ')[0] ?? '', each.split(': ').slice(1).join(': ')]),
  );
  return { status: Number(line.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

const ask = (path: string, method = 'GET', more = '') =>
  exchange(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

function expectSecure({ headers }: { headers: ReadonlyMap<string, string> }) {
  expect(Object.fromEntries(headers)).toMatchObject(securityHeaders({}));
}

test.each([
  ['/', 200, page],
  ['/coursesetup/edit_course/a%20b?page=2', 200, page],
  ['//', 200, page],
  ['http://localhost/licences.txt', 200, 'MIT'],
  ['//config.json', 200, '{}'],
  ['/assets/app-1.js', 200, 'run()'],
  ['/assets/../../../etc/passwd', 200, page],
  ['/..%2f..%2f..%2fetc/passwd', 200, page],
  ['/assets/app-0.js', 404, ''],
  ['/.vite/manifest.json', 404, ''],
  ['/%2evite/manifest.json', 404, ''],
  ['/assets/..%2f.vite/manifest.json', 404, ''],
  ['/.git/config', 404, ''],
  ['/a%5c.git', 404, ''],
  ['/%', 400, page],
  ['/coursesetup/viewCourseDetails/%E0%A4', 400, page],
  ['/assets/%FF', 400, page],
  ['/a%00b', 400, page],
  ['*', 400, page],
  ['http://[', 400, page],
  ['data:../../etc/passwd', 400, ''],
])('%s is answered %i', async (path, status, text) => {
  const reply = await ask(path);
  expect(reply.status).toBe(status);
  expect(reply.body).toBe(text);
  expectSecure(reply);
});

test('no path whatever is a fault of the server, or leads to a hidden file', async () => {
  const parts = [
    '/',
    '//',
    '.',
    '..',
    '%',
    '%2',
    '%2e',
    '%2f',
    '%5c',
    '%00',
    '%FF',
    '%E0%A4',
    'assets',
    '.vite',
    'manifest.json',
    'a',
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...parts)), async (path) => {
      const reply = await ask(`/${path.join('')}`);
      expect([200, 400, 404]).toContain(reply.status);
      expect(reply.body).not.toContain('hidden');
      expectSecure(reply);
    }),
    { numRuns: 200 },
  );
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'])('%s is not allowed', async (method) => {
  const reply = await ask(method === 'CONNECT' ? 'localhost:443' : '/', method, 'Content-Length: 0\r\n');
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expectSecure(reply);
});

test.each(['/', '/assets/app-1.js', '/.vite/manifest.json', '/%'])(
  'HEAD %s has the headers of GET, and no body',
  async (path) => {
    const [head, get] = await Promise.all([ask(path, 'HEAD'), ask(path)]);
    expect(head.body).toBe('');
    expect(head.status).toBe(get.status);
    expect(head.headers.get('content-length')).toBe(String(get.body.length));
    expect([...head.headers.keys()]).toEqual([...get.headers.keys()]);
    expectSecure(head);
  },
);

test.each([
  ['no request', 'NONSENSE\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation that nobody has', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\nConnection: close\r\n\r\n', 200],
])('%s is answered with the security headers', async (_, bytes, status) => {
  const reply = await exchange(bytes);
  expect(reply.status).toBe(status);
  expectSecure(reply);
});

test('a request that doesn’t arrive in time is ended', async () => {
  const impatient = await serve({ root, patience: 1000 });
  const started = performance.now();
  const replies = await Promise.all([
    exchange('GET / HTTP/1.1\r\nHost: localh', impatient),
    exchange('GET / HTTP/1.1\r\nHost: localhost\r\nA: a\r\n', impatient),
  ]);
  expect(performance.now() - started).toBeGreaterThan(900);
  impatient.close();
  for (const reply of replies) {
    expect(reply.status).toBe(408);
    expectSecure(reply);
  }
});

test('a fault of the server’s own is answered with the security headers', async () => {
  rmSync(join(root, 'index.html'));
  const reply = await ask('/');
  writeFileSync(join(root, 'index.html'), page);
  expect(reply.status).toBe(500);
  expectSecure(reply);
});

test('in a folder of its site the page hears of it, and names its files there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const html =
    '<html lang="en"><link href="/favicon.svg"><script src="/assets/app-1.js"></script><a href="https://a.test/">/</a></html>';
  writeFileSync(join(folder, 'index.html'), html);
  const below = await openSite({ root: folder, folder: '/desk', config: () => ({ api: '/desk' }) });
  const ask = (url: string) => below.answer({ method: 'GET', url, httpVersion: '1.1', headers: { host: 'localhost' } });
  for (const url of ['/', '/index.html', '/faq/edit/1']) {
    expect(String((await ask(url)).content)).toBe(
      '<html data-base="/desk" lang="en"><link href="/desk/favicon.svg"><script src="/desk/assets/app-1.js"></script>' +
        '<a href="https://a.test/">/</a></html>',
    );
  }
  expect(below.headers['content-security-policy']).toContain("connect-src 'self' https://www.youtube");
  rmSync(folder, { recursive: true });
});
