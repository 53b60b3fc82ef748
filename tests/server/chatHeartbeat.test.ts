import { once } from 'node:events';
import { createChatServer, createSockets } from '@server/chat/chatServer';
import { readConfig } from '@server/config';
import { listen } from '@server/http/listen';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Host, usualLifetimes } from '@/backend/host';
import { createBackend } from '@/backend/http/app';
import { calls } from '@/contract';
import { chatCloses, chatPath } from '@/contract/chat';
import { createDemoHost } from '@/providers/demo/demoHost';
import { seedTable } from '@/providers/demo/seed';
import { createMemoryStorage } from '@/providers/demo/storage';
import { quickPasswords } from '../contract/quickPasswords';
import { installLocks } from '../support/locks';
import { credentials } from './testServer';

installLocks();

const beat = 30_000;
let ahead = 0;
let address = '';
let stop: () => Promise<unknown> = async () => {};
let host: Host;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { host: demo } = createDemoHost({
    storage: createMemoryStorage(),
    site: 'http://localhost',
    lifetimes: () => usualLifetimes,
    seed: (table) => seedTable(table, quickPasswords),
  });
  host = { ...demo, passwords: quickPasswords, now: () => new Date(Date.now() + ahead) };
  const chat = createChatServer({ host, origins: () => [], rhythm: { look: beat, beat } });
  const server = await listen(readConfig({ PORT: '0' }), new Hono().get(chatPath, chat.route), createSockets());
  stop = () => Promise.all([chat.close(100), server.close(100)]);
  const response = await createBackend(host).fetch(
    new Request(`http://localhost${calls.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    }),
  );
  const { access } = calls.login.reply.parse(await response.json()).data.tokens;
  address = `ws://127.0.0.1:${server.port}${chatPath}?token=${access}&id=1`;
});
afterAll(async () => {
  await stop();
  vi.useRealTimers();
});

/** Connects; `autoPong` says whether it answers the server's pings, as every browser does. */
async function open(autoPong: boolean) {
  const socket = new WebSocket(address, { autoPong });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  /** Waits until the server has read all that was sent before, pongs among it. */
  const heard = async () => {
    const answer = once(socket, 'message');
    socket.send('{"since":0}');
    await answer;
  };
  await heard();
  return { socket, closed, heard };
}

/** Lets the server's heart beat; by the clock, a busy machine's next beat would come before the answer to the last one. */
const pulse = () => void vi.advanceTimersByTime(beat);

test('a connection that no longer answers is ended, one that answers stays', async () => {
  const [silent, alive] = [await open(false), await open(true)];
  for (let beats = 0; beats < 4; beats += 1) {
    const pinged = once(alive.socket, 'ping');
    pulse();
    await pinged;
    await alive.heard();
  }
  // Cut off by force: without the words of a close.
  expect(await silent.closed).toBe(1006);
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
  alive.socket.terminate();
});

test('a connection ends when its token has expired, though nothing is sent', async () => {
  const { closed } = await open(true);
  ahead = (usualLifetimes.access + 1) * 1000;
  pulse();
  expect(await closed).toBe(chatCloses.ended);
});

test('other processes are told of what may end somebody’s access, and of nothing else', async () => {
  const told = vi.fn();
  const chat = createChatServer({ host, origins: () => [], notices: () => ({ tell: told, close: async () => {} }) });
  await host.store.tx(({ removeMany }) => removeMany('faq', {}));
  expect(told).not.toHaveBeenCalled();
  await host.store.tx(({ updateMany }) => updateMany('user', { where: { iid: 7 } }, { is_disabled: true }));
  await host.store.removeMany('session', { where: { iid: 99 } });
  expect(told).toHaveBeenCalledTimes(2);
  await chat.close(10);
});
