import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, mayGuess, mayPrefetch, pageIsShown, whenIdle } from './whenIdle';

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

test('work after a frame isn’t part of it, and can be called off before and in it', () => {
  const [work, before, inIt] = [vi.fn(), vi.fn(), vi.fn()];
  afterFrame(work);
  afterFrame(before)();
  const callOff = afterFrame(inIt);
  requestAnimationFrame(() => {
    expect(work).not.toHaveBeenCalled();
    callOff();
  });
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  expect(before).not.toHaveBeenCalled();
  expect(inIt).not.toHaveBeenCalled();
});

test('on a slow line nothing is fetched that nobody has shown a sign of', () => {
  const may = (connection: object | undefined) => {
    vi.stubGlobal('navigator', { onLine: true, connection });
    return [mayPrefetch(), mayGuess()];
  };
  expect([undefined, { effectiveType: '4g' }].map(may)).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(may({ effectiveType: '3g' })).toEqual([true, false]);
  expect(may({ effectiveType: '4g', saveData: true })).toEqual([false, false]);
});
