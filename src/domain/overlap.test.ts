import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap } from './overlap';
import { wallClockAt } from './wallClock';

const minute = 60_000;
/** A window of a few minutes within the same hour, so that two of them often meet. */
const windows = fc
  .tuple(fc.nat(58), fc.nat(58))
  .filter(([from, to]) => from !== to)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));

const at = (minutes: number) => wallClockAt(new Date(Date.UTC(2026, 10, 21, 10) + minutes * minute));
const spanOf = ({ from, to }: { from: number; to: number }) => ({ start: at(from), end: at(to) });
const minutesOf = ({ from, to }: { from: number; to: number }) => Array.from({ length: to - from }, (_, after) => from + after);

test('two windows overlap where they have a minute in common, whichever is asked first', () => {
  fc.assert(
    fc.property(windows, windows, (one, other) => {
      const common = minutesOf(one).filter((moment) => minutesOf(other).includes(moment));
      expect(overlap(spanOf(one), spanOf(other))).toBe(common.length > 0);
      expect(overlap(spanOf(other), spanOf(one))).toBe(common.length > 0);
    }),
  );
});

test('one that begins as another ends doesn’t overlap it', () => {
  expect(overlap(spanOf({ from: 0, to: 10 }), spanOf({ from: 10, to: 20 }))).toBe(false);
  expect(overlap(spanOf({ from: 0, to: 11 }), spanOf({ from: 10, to: 20 }))).toBe(true);
});
