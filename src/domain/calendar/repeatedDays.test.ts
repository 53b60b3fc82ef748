import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, fromAd, toAd, weekdayOf } from './bikramSambat';
import { repeatedDays } from './repeatedDays';

const day = (date: string) => fromAd(date) ?? expect.fail();

test('every Sunday, Tuesday and Thursday until a day', () => {
  const days = repeatedDays(day('2026-11-22'), [0, 2, 4], day('2026-12-03'));
  expect(days.map(toAd)).toEqual(['2026-11-22', '2026-11-24', '2026-11-26', '2026-11-29', '2026-12-01', '2026-12-03']);
});

test('without weekdays, or with an end before it, there is the first day alone', () => {
  expect(repeatedDays(day('2026-11-22'), [], day('2026-12-03'))).toEqual([day('2026-11-22')]);
  expect(repeatedDays(day('2026-11-22'), [0], day('2026-11-01'))).toEqual([day('2026-11-22')]);
});

test('the days rise, fit their weekdays and end in time; of too many there is one more than a hundred', () => {
  const first = fc.integer({ min: 0, max: 45_000 });
  fc.assert(
    fc.property(first, fc.uniqueArray(fc.integer({ min: 0, max: 6 })), fc.nat({ max: 2000 }), (start, weekdays, length) => {
      const last = addDays(start, length);
      const [, ...others] = repeatedDays(start, weekdays, last);
      expect(others).toEqual([...new Set(others)].toSorted((one, other) => one - other));
      expect(others.every((one) => weekdays.includes(weekdayOf(one)) && one > start && one <= last)).toBe(true);
      expect(others.length).toBeLessThanOrEqual(100);
    }),
  );
});
