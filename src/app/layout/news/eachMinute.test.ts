import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachMinute } from './eachMinute';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Shows or hides the tab. */
function turn(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('works once a minute, however often the tab is seen, and whatever becomes of the clock', () => {
  const work = vi.fn();
  const stop = eachMinute(work);
  expect(work).toHaveBeenCalledTimes(1);
  turn(false);
  vi.setSystemTime(0);
  turn(false);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5 * 60_000);
  expect(work).toHaveBeenCalledTimes(7);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(7);
});

test('rests while the tab is hidden, and works once it is seen again', () => {
  const work = vi.fn();
  const stop = eachMinute(work);
  turn(true);
  vi.advanceTimersByTime(10 * 60_000);
  expect(work).toHaveBeenCalledTimes(1);
  turn(false);
  expect(work).toHaveBeenCalledTimes(2);
  stop();
});
