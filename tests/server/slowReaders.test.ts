import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '@server/config';
import { type Listening, listen } from '@server/http/listen';
import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { afterFile } from './leftovers';
import { headOf } from './rawRequest';

const megabyte = 1024 * 1024;
let server: Listening;

beforeAll(async () => {
  const app = new Hono()
    .get('/text', (exchange) => exchange.text('x'.repeat(64 * megabyte)))
    .get('/stream', () => new Response(new Blob([Buffer.alloc(64 * megabyte)]).stream()))
    .get('/slow', async (exchange) => {
      await setTimeout(4000);
      return exchange.text('done');
    });
  server = await listen(readConfig({ PORT: '0', REQUEST_SECONDS: '1', MAX_CONNECTIONS: '5' }), app);
  afterFile(() => server.close(0));
});

const open = () => connect(server.port, '127.0.0.1').on('error', () => undefined);

/** Resolves once a connection is closed, by whatever. */
const closing = (socket: Socket): Promise<void> =>
  new Promise((done) => socket.on('error', () => undefined).once('close', () => done()));

/** Asks for an address, and reads nothing of the answer; resolves once the server has closed the connection. */
async function readNothing(path: string): Promise<void> {
  const socket = open();
  await once(socket, 'connect');
  socket.pause().write(headOf('GET', path, {}));
  // A paused socket isn't told that it was closed: it is when it writes.
  while (!socket.destroyed) {
    await setTimeout(200);
    socket.write('x');
  }
}

test.each(['/text', '/stream'])('who reads nothing of %s is given up', readNothing);

test('who reads a little now and then is given up, too', async () => {
  let read = 0;
  const onread = {
    buffer: Buffer.alloc(1024),
    callback: (size: number) => {
      read += size;
      return false;
    },
  };
  const socket = connect({ port: server.port, host: '127.0.0.1', onread });
  const closed = closing(socket);
  socket.write(headOf('GET', '/stream', {}));
  const going = setInterval(() => socket.resume().write('x'), 100);
  await closed;
  clearInterval(going);
  expect(read).toBeLessThan(megabyte);
});

test('a call that takes its time is answered', async () => {
  const socket = open();
  socket.write(headOf('GET', '/slow', { connection: 'close' }));
  expect(await text(socket)).toContain('done');
});

test('no more connections are taken than are allowed, and one that is idle makes room', async () => {
  const busy = Array.from({ length: 4 }, open);
  for (const socket of busy) socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n');
  const idle = open();
  idle.write(headOf('GET', '/none', {}));
  await once(idle, 'data');
  await Promise.all([closing(idle), closing(open())]);
  const next = open();
  next.write(headOf('GET', '/none', {}));
  expect(String(await once(next, 'data'))).toContain('404');
  for (const socket of [...busy, next]) socket.destroy();
});
