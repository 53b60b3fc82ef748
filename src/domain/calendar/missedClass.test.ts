import { expect, test } from 'vitest';
import { missedClass } from './missedClass';

/** Saturday; the Sundays before it. */
const today = '2026-11-28';
const sundays = ['2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'];

test('a weekday with a class in three of the four weeks before is usual, and its missing one is told', () => {
  expect(missedClass(sundays, today)).toEqual({ isUsual: true, date: '2026-11-22' });
  expect(missedClass(sundays.slice(1), today)).toEqual({ isUsual: true, date: '2026-11-22' });
  expect(missedClass([...sundays, '2026-11-22'], today)).toEqual({ isUsual: true });
  expect(missedClass(sundays.slice(2), today)).toEqual({ isUsual: false });
  expect(missedClass([], today)).toEqual({ isUsual: false });
});

test('the last of several missing classes is told; one of today may still be recorded', () => {
  const tuesdays = ['2026-10-27', '2026-11-03', '2026-11-10', '2026-11-17'];
  expect(missedClass([...sundays, ...tuesdays], today)).toEqual({ isUsual: true, date: '2026-11-24' });
  const saturdays = ['2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14', '2026-11-21'];
  expect(missedClass(saturdays, today)).toEqual({ isUsual: true });
});
