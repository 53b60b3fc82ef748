import { expect, test } from 'vitest';
import { nextOfYears, quizYearsOf, yearAt, yearsOf } from './years';

const now = new Date('2026-11-21T00:00:00Z');

test('the years of quizzes run from this year down to 2020; batches and model sets have next year too', () => {
  expect(quizYearsOf(now)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020]);
  expect(yearsOf(now)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020]);
});

test('a copy is of the next year, as far as records can have it', () => {
  expect([2025, 2026, 2027].map((year) => nextOfYears(year, yearsOf(now)))).toEqual([2026, 2027, 2027]);
});

test('a year begins when it begins in Nepal', () => {
  expect(yearAt(new Date('2026-12-31T18:14:59Z'))).toBe(2026);
  expect(yearAt(new Date('2026-12-31T18:15:00Z'))).toBe(2027);
});
