import { expect, test, vi } from 'vitest';
import { createPageReads } from './pageReads';

test('a page is waited for until what it begins with has come, whichever page is asked about', async () => {
  let come = () => {};
  const reads = createPageReads(
    () =>
      new Promise<void>((resolve) => {
        come = resolve;
      }),
  );
  expect(reads.awaited('/faq')).toBeUndefined();
  reads.begin('/faq');
  const awaited = reads.awaited('/faq');
  expect(awaited).toBeInstanceOf(Promise);
  expect(reads.awaited('/feature')).toBeUndefined();
  come();
  await awaited;
  expect(reads.awaited('/faq')).toBeUndefined();
});

test('it is waited for no longer than 200 ms', async () => {
  vi.useFakeTimers();
  const reads = createPageReads(() => new Promise(() => {}));
  reads.begin('/faq');
  await vi.advanceTimersByTimeAsync(199);
  expect(reads.awaited('/faq')).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(reads.awaited('/faq')).toBeUndefined();
  vi.useRealTimers();
});

test('who goes on to another page waits for that one', async () => {
  const reads = createPageReads((pathname) => (pathname === '/faq' ? Promise.resolve() : new Promise(() => {})));
  reads.begin('/faq');
  const first = reads.awaited('/faq');
  reads.begin('/feature');
  await first;
  expect(reads.awaited('/feature')).toBeDefined();
});
