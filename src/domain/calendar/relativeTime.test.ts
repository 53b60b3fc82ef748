import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AgeUnit, relativeTime } from './relativeTime';

/** The edges between two buckets: the age at which the second begins. */
const edges: readonly (readonly [at: number, before: AgeUnit, last: number, after: AgeUnit])[] = [
  [60, 'seconds', 59, 'minutes'],
  [3600, 'minutes', 59, 'hours'],
  [86_400, 'hours', 23, 'days'],
  [604_800, 'days', 6, 'weeks'],
  [31_449_600, 'weeks', 51, 'years'],
];

test.each(edges)('at %d s %s end at %d, and %s begin at 1', (at, before, last, after) => {
  expect(relativeTime(at - 1)).toEqual({ unit: before, count: last });
  expect(relativeTime(at)).toEqual({ unit: after, count: 1 });
});

test('near each edge an age is in the bucket on its side, whatever its fraction', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...edges),
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      ([at, before, last, after], distance, fraction) => {
        expect(relativeTime(at + distance - 1 + fraction)).toMatchObject({ unit: after });
        expect(relativeTime(at - distance + fraction)).toMatchObject({ unit: before });
        expect(relativeTime(at - 1 + fraction)).toEqual({ unit: before, count: last });
      },
    ),
  );
});

test('an older comment is never told to be younger', () => {
  const order: readonly AgeUnit[] = ['seconds', 'minutes', 'hours', 'days', 'weeks', 'years'];
  const rank = (age: number) => {
    const { unit, count } = relativeTime(age);
    return order.indexOf(unit) * 1000 + count;
  };
  fc.assert(
    fc.property(fc.nat(3_000_000_000), fc.nat(100_000), (age, more) => {
      expect(rank(age + more)).toBeGreaterThanOrEqual(rank(age));
    }),
  );
});

test('what is of the future is 0 seconds old', () => {
  expect(relativeTime(-5)).toEqual({ unit: 'seconds', count: 0 });
});
