import { expect, test } from 'vitest';
import { createArrivals } from './arrivals';

/** Arrivals whose pages are prepared when the test says so. */
function openArrivals() {
  const prepare: Record<string, () => void> = {};
  const arrivals = createArrivals(
    (pathname) =>
      new Promise((resolve) => {
        prepare[pathname] = resolve;
      }),
  );
  return { ...arrivals, prepared: (pathname: string) => prepare[pathname]?.() };
}

test('a page waits until it is prepared, and no other page does', async () => {
  const { begin, at, prepared } = openArrivals();
  begin('/faq');
  const waiting = at('/faq');
  expect(waiting).toBeInstanceOf(Promise);
  expect(at('/company')).toBeUndefined();
  prepared('/faq');
  await waiting;
  await Promise.resolve();
  expect(at('/faq')).toBeUndefined();
});

test('somebody who goes elsewhere meanwhile waits for that page alone', async () => {
  const { begin, at, prepared } = openArrivals();
  begin('/faq');
  const left = at('/faq');
  begin('/company');
  expect(at('/faq')).toBeUndefined();
  prepared('/faq');
  await left;
  await Promise.resolve();
  expect(at('/company')).toBeInstanceOf(Promise);
});
