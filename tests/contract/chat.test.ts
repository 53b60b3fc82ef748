import { installLocks } from '@tests/support/locks';
import { describe, expect, test } from 'vitest';
import { createChat } from '@/backend/chat/chat';
import { usualLifetimes } from '@/backend/host';
import { createBackend } from '@/backend/http/app';
import { Refusal } from '@/backend/refusal';
import { calls } from '@/contract';
import { rightAreas } from '@/contract/rights';
import { createDemoHost } from '@/providers/demo/demoHost';
import { seedTable } from '@/providers/demo/seed';
import { createMemoryStorage } from '@/providers/demo/storage';
import { origin } from './api';
import { type ChatLine, createFrames } from './chatLine';
import { describeChat } from './describeChat';
import { quickPasswords } from './quickPasswords';

installLocks();

interface Ending extends Pick<Awaited<ReturnType<typeof openChat>>, 'host' | 'send'> {
  /** Of the connection that is to end, of the same person in another browser, and of somebody else. */
  theirs: Tokens;
  elsewhere: Tokens;
  mine: Tokens;
}
type Tokens = Record<'access' | 'refresh', string>;

/** Opens the chat on the demo's store, with a clock that a test can move. */
async function openChat() {
  let ahead = 0;
  const { host: demo, reset } = createDemoHost({
    storage: createMemoryStorage(),
    site: origin,
    lifetimes: () => usualLifetimes,
    seed: (table) => seedTable(table, quickPasswords),
  });
  const host = { ...demo, passwords: quickPasswords, now: () => new Date(Date.now() + ahead * 1000) };
  const { fetch } = createBackend(host);
  const send = async (path: string, body: object, access = '', method = 'POST') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${access}` };
    return fetch(new Request(origin + path, { method, headers, body: JSON.stringify(body) }));
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
    reset,
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

  const person = 'sarita.adhikari@coursedesk.test';
  const form = { old_password: 'Coursedesk#1', new_password: 'Himalaya#2', re_password: 'Himalaya#2' };
  const rightsWithout = (area: string) => ({ ...Object.fromEntries(rightAreas.map((each) => [each, 'write'])), [area]: 'none' });

  test.each([
    ['signs out', async ({ send, theirs }: Ending) => send(calls.logout.path, { refresh: theirs.refresh }, theirs.access)],
    [
      'changes the password elsewhere',
      async ({ send, elsewhere }: Ending) => send(calls.changePassword.path, form, elsewhere.access, 'PATCH'),
    ],
    ['is disabled', async ({ send, mine }: Ending) => send('/rest/staff/3', { is_disabled: true }, mine.access, 'PUT')],
    [
      'gets a role without the chat',
      async ({ send, mine }: Ending) => {
        const role = await send('/rest/role', { role_name: 'No chat', rights: rightsWithout('chat') }, mine.access);
        const { id: role_iid } = Object(await role.json());
        return send('/rest/staff/3', { role_iid }, mine.access, 'PUT');
      },
    ],
    [
      'gets a role that demands a second factor',
      async ({ send, mine }: Ending) => {
        const form = { role_name: 'By two factors', rights: rightsWithout('menu'), second_factor: true };
        const { id: role_iid } = Object(await (await send('/rest/role', form, mine.access)).json());
        return send('/rest/staff/3', { role_iid }, mine.access, 'PUT');
      },
    ],
    ['is deleted', async ({ host }: Ending) => void (await host.store.removeMany('session', { where: { user_iid: 3 } }))],
  ])('whoever %s is out at once, in every process, and gets no message any more', async (_, end) => {
    const { host, signIn, connectAs, connect, send } = await openChat();
    const [theirs, elsewhere, mine] = [await signIn(person), await signIn(person), await signIn('staff@coursedesk.test')];
    const here = await connectAs(theirs.access);
    const other = createChat({ host: { ...host, onAccess: () => {} } });
    const { come, end: closed, line: there } = createFrames();
    (await other.admit({ token: theirs.access, room: '1' })).enter({ send: come, close: closed });
    const stays = await connect('bikash.tharu@coursedesk.test');
    const response = await end({ host, send, theirs, elsewhere, mine });
    if (response) expect(response.status).toBe(200);
    expect(await here.closed).toBe(4401);
    stays.send({ message: 'Between us' });
    expect(await stays.next()).toMatchObject({ message: 'Between us' });
    await other.look();
    expect(await there.closed).toBe(4401);
    expect([here.rest(), there.rest()]).toEqual([[], []]);
  });

  test('nobody is let in who lacks the second factor that their role demands', async () => {
    const { host, connect } = await openChat();
    await host.store.updateMany('role', {}, { second_factor: true });
    await host.store.updateMany('user', { where: { email: person } }, { role_iid: 1 });
    await expect(connect(person)).rejects.toBe(403);
  });

  test('where the records were put back, everybody is told that they are others, and whoever asks is', async () => {
    const { host, reset, connect } = await openChat();
    const line = await connect('staff@coursedesk.test');
    const ask = async (since: number) => {
      line.send({ since });
      for (;;) {
        const frame = await line.next();
        if ('until' in frame) return frame;
      }
    };
    const { until, epoch } = await ask(0);
    expect(epoch).toMatch(/.{36}/);
    for (const message of ['one', 'two']) {
      line.send({ message });
      await line.next();
    }
    await reset();
    const other = await connect('bikash.tharu@coursedesk.test');
    const told = await line.next();
    expect(told).toMatchObject({ since: until + 2, until, more: false });
    const anew = 'epoch' in told ? told.epoch : undefined;
    expect(anew).toMatch(/.{36}/);
    expect(anew).not.toBe(epoch);
    other.send({ message: 'after it' });
    expect(await line.next()).toMatchObject({ id: until + 1, message: 'after it' });
    // Also where nobody has given it another name, as when the database’s own tools have put it back.
    await host.store.removeMany('chat_message', { where: { number: { gt: until - 1 } } });
    const third = await connect('content.desk@coursedesk.test');
    expect(await line.next()).toEqual({ since: until + 1, until: until - 1, more: false, epoch: anew });
    expect(await ask(until + 1)).toMatchObject({ until: until - 1, epoch: anew });
    third.close();
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
    const here = Array.from({ length: 10 }, (_, place) => `here ${place}`);
    await Promise.all(
      here.map(async (message, place) => {
        line.send({ message });
        await visit.receive(JSON.stringify({ message: `there ${place}` }));
      }),
    );
    // What was sent here isn't waited for by its sender: it has been stored once it comes back.
    const unseen = new Set(here);
    while (unseen.size > 0) {
      const frame = await line.next();
      if ('message' in frame) unseen.delete(frame.message);
    }
    await other.look();
    const stored = await host.store.list('chat_message', { sort: ['number'], columns: ['number'] });
    expect(stored.map(({ number }) => number)).toEqual(stored.map((_, place) => place + 1));
    expect(there.rest().map((frame) => ('id' in frame ? frame.id : 0))).toEqual(stored.slice(-20).map(({ number }) => number));
  });
});
