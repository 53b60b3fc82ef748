import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageIsShown, whenIdle } from './whenIdle';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work that isn’t needed yet waits until the page has been shown for a while', async () => {
  const work = vi.fn();
  pageIsShown();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(500);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['on a line that asks to save data', () => vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })],
  ['without a line', () => vi.stubGlobal('navigator', { onLine: false })],
  ['where the browser can’t tell when it has time', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
])('%s it is left until it is needed', async (_, prepare) => {
  prepare();
  const work = vi.fn();
  pageIsShown();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(work).not.toHaveBeenCalled();
});
