import { repeat } from '@server/repeat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that fails rests longer each time, up to a limit, and once it succeeds no longer', async () => {
  let fails = true;
  const at: number[] = [];
  const begun = Date.now();
  const work = async () => {
    at.push(Date.now() - begun);
    if (fails) throw new Error('The disk is full');
  };
  const report = vi.fn();
  const end = repeat(work, 5, report, 20);
  await vi.advanceTimersByTimeAsync(60);
  expect(at).toEqual([5, 15, 35, 55]);
  expect(report).toHaveBeenCalledTimes(4);
  fails = false;
  await vi.advanceTimersByTimeAsync(30);
  expect(at).toEqual([5, 15, 35, 55, 75, 80, 85, 90]);
  await end();
});
