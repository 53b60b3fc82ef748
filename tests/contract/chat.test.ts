import { installLocks } from '@tests/support/locks';
import { describe, expect, test } from 'vitest';
import { createBackend } from '@/backend/app';
import { createChat } from '@/backend/chat';
import { usualLifetimes } from '@/backend/host';
import { Refusal } from '@/backend/refusal';
import { calls } from '@/contract';
import { createDemoHost } from '@/providers/demo/demoHost';
import { seedTable } from '@/providers/demo/seed';
import { createMemoryStorage } from '@/providers/demo/storage';
import { origin } from './api';
import { type ChatLine, createFrames } from './chatLine';
import { describeChat } from './describeChat';
import { quickPasswords } from './quickPasswords';

installLocks();

/** Opens the chat on the demo's store, with a clock that a test can move. */
async function openChat() {
  let ahead = 0;
  const { host: demo } = createDemoHost({
    storage: createMemoryStorage(),
    origin,
    lifetimes: () => usualLifetimes,
    seed: (table) => seedTable(table, quickPasswords),
  });
  const host = { ...demo, passwords: quickPasswords, now: () => new Date(Date.now() + ahead * 1000) };
  const { fetch } = createBackend(host);
  const send = async (path: string, body: object, access = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${access}` };
    return fetch(new Request(origin + path, { method: 'POST', headers, body: JSON.stringify(body) }));
  };
  const signIn = async (email: string) => {
    const response = await send(calls.login.path, { email, password: 'Coursedesk#1', grant_type: 'password' });
    return calls.login.reply.parse(await response.json()).data.tokens;
  };
  const chat = createChat({ host });
  const connectAs = async (token: string, room = '1'): Promise<ChatLine & { check(): Promise<void> }> => {
    const { come, end, line } = createFrames();
    const admission = await chat.admit({ token, room }).catch((error: unknown) => {
      throw error instanceof Refusal ? error.status : error;
    });
    const visit = admission.enter({ send: come, close: end });
    const sending = (sent: object | string) =>
      void visit.receive(typeof sent === 'string' ? sent : JSON.stringify(sent)).catch(host.report);
    return { ...line, send: sending, close: visit.leave, check: visit.check };
  };
  return {
    host,
    signIn,
    send,
    connectAs,
    connect: async (email: string, room?: string) => connectAs(email && (await signIn(email)).access, room),
    advance: (seconds: number) => {
      ahead += seconds;
    },
  };
}

describe('the chat on the demo', () => {
  describeChat(openChat);

  test('a connection ends with its token, and with its session', async () => {
    const { signIn, connectAs, advance, send } = await openChat();
    const { access } = await signIn('staff@coursedesk.test');
    const line = await connectAs(access);
    await line.check();
    advance(usualLifetimes.access + 1);
    await line.check();
    expect(await line.closed).toBe(4401);
    const next = await signIn('staff@coursedesk.test');
    const other = await connectAs(next.access);
    await send(calls.logout.path, { refresh: next.refresh }, next.access);
    other.send({ message: 'I have signed out' });
    expect(await other.closed).toBe(4401);
    expect(other.rest()).toEqual([]);
  });

  test('two hosts on one store number their messages without a gap, and each finds the other’s by a look', async () => {
    const { host, signIn, connect } = await openChat();
    const line = await connect('staff@coursedesk.test');
    line.send({ since: 0 });
    while (!('until' in (await line.next())));
    const other = createChat({ host });
    const { access } = await signIn('bikash.tharu@coursedesk.test');
    const { come, line: there } = createFrames();
    const visit = (await other.admit({ token: access, room: '1' })).enter({ send: come, close: () => {} });
    // As every client does: from the answer on nothing is missed.
    await visit.receive(JSON.stringify({ since: 0 }));
    there.rest();
    await Promise.all(
      Array.from({ length: 10 }, async (_, place) => {
        line.send({ message: `here ${place}` });
        await visit.receive(JSON.stringify({ message: `there ${place}` }));
      }),
    );
    await other.look();
    const stored = await host.store.list('chat_message', { sort: ['number'], columns: ['number'] });
    expect(stored.map(({ number }) => number)).toEqual(stored.map((_, place) => place + 1));
    expect(there.rest().map((frame) => ('id' in frame ? frame.id : 0))).toEqual(stored.slice(-20).map(({ number }) => number));
  });
});
