import { waitFor } from '@testing-library/react';
import { signIn } from '@tests/support/signIn';
import { expect, test, vi } from 'vitest';
import { createServices } from '@/app/services';
import { keptDatabase } from '@/providers/kept';
import { sessionStore } from '@/providers/storage/webStorage';
import type { ChatClient } from './chatClient';
import { waitBefore } from './connection';

const config = {
  mode: 'demo',
  api: '',
  websocket: '',
  media: '',
  history: true,
  historyDays: 365,
  signUp: true,
  paths: {},
} as const;

/** Opens a tab of the product, signed in. */
async function openTab() {
  sessionStore.setItem('demo.slow', '0');
  const services = await createServices(config);
  await signIn(services, 'staff');
  return { services, chat: await services.chat() };
}

const isOpen = (chat: ChatClient) =>
  waitFor(() => expect(chat.getSnapshot()).toMatchObject({ line: 'open', history: 'whole' }), { interval: 5 });

test('the waits double from a second to half a minute, with a little chance', () => {
  expect([0, 1, 2, 6, 50].map((tries) => waitBefore(tries, 0))).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  expect(waitBefore(0, 1)).toBe(1250);
});

test('two tabs, one of which is cut off a hundred times, lose no message and double none', { timeout: 300_000 }, async () => {
  const [one, other] = [await openTab(), await openTab()];
  const leave = [one.chat.watch('page'), other.chat.watch('page')];
  await Promise.all([isOpen(one.chat), isOpen(other.chat)]);
  const sent: string[] = [];
  const send = ({ chat }: { chat: ChatClient }, message: string) => {
    sent.push(message);
    chat.type(message);
    chat.send();
  };
  // A person may send only so much in ten seconds: only the clock of the rules is moved, no timer.
  const begin = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let round = 0; round < 100; round += 1) {
    vi.setSystemTime(begin + round * 1000);
    leave[1]?.();
    send(other, `cut off ${round}`);
    send(one, `meanwhile ${round}`);
    leave[1] = other.chat.watch('page');
    await waitFor(
      () => {
        for (const { chat } of [one, other]) {
          const texts = chat.getSnapshot().messages.map(({ message }) => message);
          expect(texts).toContain(`cut off ${round}`);
          expect(texts).toContain(`meanwhile ${round}`);
        }
      },
      { interval: 5 },
    );
  }
  vi.useRealTimers();
  for (const { chat } of [one, other]) {
    const { messages, outbox } = chat.getSnapshot();
    expect(outbox).toEqual([]);
    const texts = messages.map(({ message }) => message).filter((text) => /^(cut off|meanwhile) /.test(text));
    expect(texts.toSorted()).toEqual(sent.toSorted());
    expect(messages.map(({ id }) => id)).toEqual(messages.map((_, place) => place + 1));
  }
  for (const end of leave) end();
});

test('what is read in one tab isn’t unread in another', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const leave = [one.chat.watch('page'), other.chat.watch('shell')];
  await Promise.all([isOpen(one.chat), isOpen(other.chat)]);
  const last = one.chat.getSnapshot().messages.at(-1)?.id;
  one.chat.see();
  await waitFor(() => expect(other.chat.getSnapshot()).toMatchObject({ seen: last, unread: 0 }));
  for (const end of leave) end();
});

test('after «Reset demo data» in one tab, another shows what stands then, sends what waits, and goes on', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const leave = [one.chat.watch('page'), other.chat.watch('page')];
  await Promise.all([isOpen(one.chat), isOpen(other.chat)]);
  const texts = ({ chat }: { chat: ChatClient }) => chat.getSnapshot().messages.map(({ message }) => message);
  const send = async ({ chat }: { chat: ChatClient }, message: string) => {
    chat.type(message);
    chat.send();
    for (const each of [one, other]) await waitFor(() => expect(texts(each).at(-1)).toBe(message));
  };
  await send(one, 'gone with the reset');
  await one.services.demo?.reset();
  const [first] = texts(one);
  await send(other, 'after the reset');
  for (const each of [one, other]) {
    expect(texts(each)).not.toContain('gone with the reset');
    expect(texts(each)[0]).toBe(first);
    expect(each.chat.getSnapshot().outbox).toEqual([]);
  }
  for (const end of leave) end();
});

test('what is read in one browser isn’t unread in another', async () => {
  const one = await openTab();
  const leave = one.chat.watch('page');
  await isOpen(one.chat);
  one.chat.see();
  const { seen } = one.chat.getSnapshot();
  leave();
  // Another browser has kept nothing.
  await keptDatabase.clear();
  const other = await openTab();
  const end = other.chat.watch('shell');
  await waitFor(() => expect(other.chat.getSnapshot()).toMatchObject({ seen, unread: 0, history: 'whole' }));
  end();
});
