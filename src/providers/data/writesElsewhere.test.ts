import { afterEach, expect, test, vi } from 'vitest';
import { joinTabs, type Tabs } from './writesElsewhere';

const joined: Tabs[] = [];
const join = (onWritten = vi.fn()) => {
  const tabs = joinTabs(onWritten);
  joined.push(tabs);
  return { tabs, onWritten };
};

afterEach(() => {
  for (const tabs of joined.splice(0)) tabs.close();
  vi.unstubAllGlobals();
});

test('the other tabs hear of writes, once for many, and the one that has written doesn’t', async () => {
  const here = join();
  const others = [join(), join()];
  for (let write = 0; write < 20; write += 1) here.tabs.tell();
  await vi.waitFor(() => expect(others.map(({ onWritten }) => onWritten.mock.calls.length)).toEqual([1, 1]), 5000);
  expect(here.onWritten).not.toHaveBeenCalled();
  here.tabs.tell();
  await vi.waitFor(() => expect(others[0]?.onWritten).toHaveBeenCalledTimes(2), 5000);
});

test('a browser without channels goes on alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  expect(() => join().tabs.tell()).not.toThrow();
});
