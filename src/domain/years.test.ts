import { expect, test } from 'vitest';
import { yearsOf } from './years';

test('the years run from this year down to 2020', () => {
  expect(yearsOf(new Date('2026-11-21T00:00:00Z'))).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020]);
});

test('a year begins when it begins in Nepal', () => {
  expect(yearsOf(new Date('2026-12-31T18:14:59Z'))[0]).toBe(2026);
  expect(yearsOf(new Date('2026-12-31T18:15:00Z'))[0]).toBe(2027);
});
