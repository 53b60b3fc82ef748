import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@/contract/account';
import { ApiError } from '@/providers/api/errors';
import { createChatClient } from './chatClient';
import type { WireEvents } from './wire';

// What the person of one test has seen may still be stored while the next one begins.
let email = '';
beforeEach(() => {
  email = `${crypto.randomUUID()}@coursedesk.test`;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const asmita: Session = {
  email: 'staff@coursedesk.test',
  username: 'asmita.shrestha',
  is_staff: true,
  tokens: { access: 'first', refresh: 'kept' },
};

/** A client with a server that answers only what a test has it answer. */
async function openClient(refresh = async (stale: string) => ({ ...asmita, tokens: { access: `${stale}+`, refresh: 'kept' } })) {
  const tokens: string[] = [];
  const sent: object[] = [];
  let events: WireEvents | undefined;
  const chat = createChatClient({
    session: { read: async () => ({ ...asmita, email }), subscribe: () => () => {} },
    refresh,
    openWire(token, given) {
      tokens.push(token);
      events = given;
      return { send: (text) => void sent.push(JSON.parse(text)), close: () => given.closed() };
    },
  });
  const leave = chat.watch('page');
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const say = (frame: object) => events?.received(JSON.stringify(frame));
  /** Answers the question for history: the messages, and their end. */
  const fill = (...messages: readonly { id: number }[]) => {
    for (const each of messages) say(each);
    const until = messages.at(-1)?.id ?? 0;
    say({ since: 0, until, more: false });
  };
  const open = async (...messages: readonly { id: number }[]) => {
    events?.opened();
    fill(...messages);
    await settle();
  };
  await vi.waitFor(() => expect(tokens).toHaveLength(1));
  return { chat, tokens, sent, say, open, opened: () => events?.opened(), settle, leave, cut: () => events?.closed() };
}

const from = (user_name: string, id: number, more: object = {}) => ({
  id,
  user_name,
  message: `message ${id}`,
  sent_at: '2026-11-27T05:00:00.000Z',
  ...more,
});

test('a text that nobody answers is not sent; sent again, it has the same id, and stands once', async () => {
  const { chat, sent, say, open, settle } = await openClient();
  await open();
  chat.type('Is anybody there?');
  chat.send();
  const [text] = sent.slice(-1);
  expect(text).toMatchObject({ message: 'Is anybody there?' });
  expect(chat.getSnapshot().outbox).toMatchObject([{ state: 'sending' }]);
  await vi.advanceTimersByTimeAsync(10_000);
  const [failed] = chat.getSnapshot().outbox;
  expect(failed).toMatchObject({ state: 'failed', message: 'Is anybody there?' });
  chat.sendAgain(failed?.local_id ?? '');
  expect(sent.at(-1)).toEqual(text);
  expect(chat.getSnapshot().outbox).toMatchObject([{ state: 'sending' }]);
  say(from('asmita.shrestha', 1, text));
  say(from('asmita.shrestha', 1, text));
  await settle();
  expect(chat.getSnapshot()).toMatchObject({ outbox: [], messages: [{ id: 1, message: 'Is anybody there?' }] });
});

test('a refused text says why, and others go on', async () => {
  const { chat, sent, say, open } = await openClient();
  await open();
  chat.type('One too many');
  chat.send();
  say({ status: 429, msg: 'Too many messages', local_id: Reflect.get(sent.at(-1) ?? {}, 'local_id') });
  // Its words are fetched.
  await vi.waitFor(() => expect(chat.getSnapshot().outbox).toMatchObject([{ state: 'failed', reason: 'Too many messages' }]), {
    timeout: 30_000,
  });
  expect(chat.getSnapshot().line).toBe('open');
});

test('after a gap the messages of others that came meanwhile are counted, from where it began', async () => {
  const { chat, tokens, sent, open, cut } = await openClient();
  await open(from('bikash.tharu', 1), from('asmita.shrestha', 2));
  expect(chat.getSnapshot().away).toBeUndefined();
  cut();
  expect(chat.getSnapshot().line).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1250);
  expect(tokens).toEqual(['first', 'first+']);
  await open(from('bikash.tharu', 3), from('asmita.shrestha', 4), from('bikash.tharu', 5));
  expect(sent.at(-1)).toEqual({ since: 2 });
  expect(chat.getSnapshot()).toMatchObject({ away: { after: 2, count: 2 }, unread: 0, line: 'open' });
  expect(chat.getSnapshot().messages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('it connects at once when the line is back, with a new token each time', async () => {
  const { tokens, open, cut, settle } = await openClient();
  await open();
  cut();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(tokens).toEqual(['first', 'first+']);
  await open();
  await vi.advanceTimersByTimeAsync(5000);
  cut();
  await vi.advanceTimersByTimeAsync(1250);
  expect(tokens).toEqual(['first', 'first+', 'first++']);
});

test('a connection that is closed as soon as it is open is tried ever less often, and soon again once one has lasted', async () => {
  const { tokens, open, cut, leave } = await openClient();
  const waits: number[] = [];
  for (let round = 1; round <= 8; round += 1) {
    await open();
    cut();
    const begin = Date.now();
    while (tokens.length === round) await vi.advanceTimersByTimeAsync(250);
    waits.push(Date.now() - begin);
  }
  for (const [place, least] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000].entries()) {
    expect(waits[place]).toBeGreaterThanOrEqual(least);
    expect(waits[place]).toBeLessThanOrEqual(least * 1.25 + 250);
  }
  await open();
  await vi.advanceTimersByTimeAsync(5000);
  cut();
  await vi.advanceTimersByTimeAsync(1250);
  expect(tokens).toHaveLength(10);
  leave();
});

test('a connection that no longer answers is made anew when the page is seen', async () => {
  const { tokens, open, sent } = await openClient();
  await open(from('bikash.tharu', 1));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(sent.at(-1)).toEqual({ since: 1 });
  await vi.advanceTimersByTimeAsync(5000 + 1250);
  expect(tokens).toEqual(['first', 'first+']);
});

test('whoever is signed out meanwhile isn’t connected again', async () => {
  const { chat, tokens, open, cut } = await openClient(() => Promise.reject(new ApiError(401, 'session_ended')));
  await open();
  cut();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tokens).toEqual(['first']);
  expect(chat.getSnapshot().line).toBe('ended');
});

test('a server that can’t renew the session now is tried again, and again', async () => {
  let isDown = true;
  const { chat, tokens, open, cut } = await openClient(async (stale) => {
    if (isDown) throw new ApiError(503, 'down');
    return { ...asmita, tokens: { access: `${stale}+`, refresh: 'kept' } };
  });
  await open();
  cut();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(chat.getSnapshot().line).toBe('waiting');
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tokens).toEqual(['first', 'first+']);
});

test('where the server’s messages are behind, all is asked for anew, shown, and what waits is sent', async () => {
  const { chat, sent, say, open, opened, cut, settle } = await openClient();
  await open(from('bikash.tharu', 1), from('bikash.tharu', 2), from('bikash.tharu', 3));
  chat.see();
  cut();
  chat.type('Still to come');
  chat.send();
  await vi.advanceTimersByTimeAsync(1250);
  opened();
  say({ since: 3, until: 2, more: false });
  expect(sent.at(-1)).toEqual({ since: 0 });
  expect(chat.getSnapshot()).toMatchObject({ messages: [], outbox: [{ state: 'sending' }] });
  say(from('bikash.tharu', 1, { message: 'as it was' }));
  say(from('bikash.tharu', 2));
  say({ since: 0, until: 2, more: false });
  await settle();
  expect(chat.getSnapshot()).toMatchObject({ messages: [{ message: 'as it was' }, { id: 2 }], history: 'whole', seen: 2 });
  expect(sent.at(-1)).toMatchObject({ message: 'Still to come' });
  say(from('bikash.tharu', 3));
  expect(chat.getSnapshot()).toMatchObject({ unread: 1, heard: { id: 3 } });
});

test('where it is another database, whatever its numbers, all is asked for anew; told on an open line, too', async () => {
  const { chat, sent, say, opened } = await openClient();
  const named = (epoch: string, since: number, until: number, seen: number | null = null) =>
    say({ since, until, more: false, epoch, seen });
  opened();
  say(from('bikash.tharu', 1));
  named('first', 0, 1, 1);
  expect(chat.getSnapshot()).toMatchObject({ seen: 1, unread: 0 });
  named('second', 1, 2);
  expect(sent.at(-1)).toEqual({ since: 0 });
  say(from('bikash.tharu', 1, { message: 'other' }));
  say(from('bikash.tharu', 2));
  named('second', 0, 2, 1);
  expect(chat.getSnapshot()).toMatchObject({ messages: [{ message: 'other' }, { id: 2 }], seen: 1, unread: 1 });
  // Told once, it is asked for once.
  expect(sent.filter((each) => 'since' in each)).toEqual([{ since: 0 }, { since: 0 }]);
});

test('what is seen is told to a server that keeps it, taken from there, and never becomes less', async () => {
  const { chat, sent, say, opened } = await openClient();
  opened();
  for (const id of [1, 2, 3]) say(from('bikash.tharu', id));
  say({ since: 0, until: 3, more: false, epoch: 'first', seen: 2 });
  expect(chat.getSnapshot()).toMatchObject({ seen: 2, unread: 1 });
  chat.see();
  expect(sent.at(-1)).toEqual({ seen: 3, epoch: 'first' });
  say({ seen: 1, epoch: 'first' });
  say({ seen: 9, epoch: 'another' });
  expect(chat.getSnapshot().seen).toBe(3);
  say({ seen: 5, epoch: 'first' });
  chat.see();
  expect(chat.getSnapshot()).toMatchObject({ seen: 5, unread: 0 });
});

test('what came before is asked for by the next connection, where its server was only too slow to tell it', async () => {
  const { sent, say, opened, cut } = await openClient();
  opened();
  await vi.advanceTimersByTimeAsync(5000);
  say(from('bikash.tharu', 3));
  cut();
  await vi.advanceTimersByTimeAsync(1250);
  opened();
  expect(sent).toEqual([{ since: 0 }, { since: 0 }]);
});

test('a server that keeps nothing is told nothing', async () => {
  const { chat, sent, open } = await openClient();
  await open(from('bikash.tharu', 1));
  chat.see();
  expect([chat.getSnapshot().seen, sent]).toEqual([1, [{ since: 0 }]]);
});
