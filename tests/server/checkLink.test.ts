import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { checkedAddress, checkLink } from '@server/links/checkLink';
import { expect, onTestFinished, test } from 'vitest';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a site on this machine, at an address of its own; returns its port and the requests that it got. */
async function site(address: string, answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, address);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  return { asked, port: typeof bound === 'object' ? (bound?.port ?? 0) : 0 };
}

/** Stands for a site on the internet: one address of this machine, and no other. */
const site1 = '127.0.0.1';
const options = { isAllowed: (address: string) => address === site1, patience: 2000 };
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end();

const opens = { fault: null, detail: null };
const isPrivate = { fault: 'private', detail: null };

test.each([
  [200, opens],
  [204, opens],
  [403, opens],
  [429, opens],
  [401, { fault: 'refused', detail: '401' }],
  [404, { fault: 'missing', detail: '404' }],
  [410, { fault: 'missing', detail: '410' }],
  [503, { fault: 'server_error', detail: '503' }],
])('a site that answers %d', async (code, found) => {
  const { port } = await site(site1, status(code));
  expect(await checkLink(`http://${site1}:${port}/a`, options)).toEqual(found);
});

test('a site that doesn’t know HEAD is asked by GET', async () => {
  const { asked, port } = await site(site1, (request, response) =>
    response.writeHead(request.method === 'HEAD' ? 500 : 200).end('text'),
  );
  expect(await checkLink(`http://${site1}:${port}/a?b=1#c`, options)).toEqual(opens);
  expect(asked).toEqual(['HEAD /a?b=1', 'GET /a?b=1']);
});

test('nothing of a body is read: an endless one ends at its headers', async () => {
  const { port } = await site(site1, (request, response) => {
    response.writeHead(request.method === 'HEAD' ? 405 : 200);
    if (request.method === 'GET') response.write('endless');
    else response.end();
  });
  expect(await checkLink(`http://${site1}:${port}/`, options)).toEqual(opens);
});

test('a site that never answers is given up', async () => {
  const { port } = await site(site1, () => undefined);
  const found = await checkLink(`http://${site1}:${port}/`, { ...options, patience: 100 });
  expect(found).toEqual({ fault: 'unreachable', detail: null });
});

test('a site where nobody listens, and a name that doesn’t exist', async () => {
  const { port } = await site(site1, status(200));
  expect(await checkLink(`http://${site1}:${port + 1 > 65_535 ? port - 1 : port + 1}/`, options)).toMatchObject({
    fault: 'unreachable',
  });
  // A resolver without the internet finds no name: that tells nothing of the site.
  expect(await checkLink('http://nobody.invalid/', options)).toBe('unknown');
});

test('redirects are followed, but not without end', async () => {
  const { asked, port } = await site(site1, ({ url }, response) => {
    if (url === '/there') response.writeHead(200).end();
    else response.writeHead(302, { location: url === '/here' ? '/there' : '/round' }).end();
  });
  expect(await checkLink(`http://${site1}:${port}/here`, options)).toEqual(opens);
  expect(asked).toEqual(['HEAD /here', 'HEAD /there']);
  expect(await checkLink(`http://${site1}:${port}/round`, options)).toEqual({ fault: 'redirects', detail: null });
});

test.each([
  'ftp://example.com/a',
  'file:///etc/passwd',
  'http://user:word@example.com/',
  'javascript:alert(1)',
  'no address',
  '',
])('no request is made for %s', async (link) => {
  expect(await checkLink(link, options)).toEqual({ fault: 'malformed', detail: null });
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0.0.0.0/',
  'https://[fd00::1]/',
])('no connection is made to %s, however it is written', async (link) => {
  expect(await checkLink(link)).toEqual(isPrivate);
});

test('no connection is made to a name of this machine', async () => {
  const { asked, port } = await site(site1, status(200));
  expect(await checkLink(`http://localhost:${port}/`)).toEqual(isPrivate);
  expect(asked).toEqual([]);
});

test('a redirect into a private network isn’t followed: by address, by name, and over another scheme', async () => {
  const inner = await site('127.0.0.2', status(200));
  let location = `http://127.0.0.2:${inner.port}/secret`;
  const { port } = await site(site1, (_, response) => response.writeHead(302, { location }).end());
  expect(await checkLink(`http://${site1}:${port}/`, options)).toEqual(isPrivate);
  location = `//127.0.0.2:${inner.port}/secret`;
  expect(await checkLink(`http://${site1}:${port}/`, options)).toEqual(isPrivate);
  location = 'file:///etc/passwd';
  expect(await checkLink(`http://${site1}:${port}/`, options)).toEqual({ fault: 'redirects', detail: null });
  expect(inner.asked).toEqual([]);
});

test('the connection goes to the address that was judged, and a name with any private address isn’t opened', async () => {
  const { asked, port } = await site(site1, status(200));
  const judged: string[] = [];
  // The first answer is allowed, each later one isn't: no second look-up decides where the connection goes.
  const isAllowed = (address: string) => judged.push(address) > 0 && address === site1;
  const found = await checkLink(`http://localhost:${port}/`, { isAllowed, patience: 2000 });
  const all = judged.every((address) => address === site1);
  expect(found).toEqual(all ? opens : isPrivate);
  expect(asked).toHaveLength(all ? 1 : 0);
});

test('a video of YouTube is asked for in its index: its page answers even when it is gone', () => {
  const index = 'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ';
  expect(checkedAddress('https://youtu.be/dQw4w9WgXcQ')).toBe(index);
  expect(checkedAddress('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')).toBe(index);
  expect(checkedAddress('https://example.com/film')).toBe('https://example.com/film');
});
