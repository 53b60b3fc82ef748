import { expect, test } from 'vitest';
import { yearLater } from './nextYear';

test('a day is moved by a year of Bikram Sambat, and to the end of a shorter month', () => {
  expect(yearLater('2083-01-01')).toEqual({ bs: '2084-01-01', ad: '2027-04-14' });
  expect(yearLater('2083-06-31')?.bs).toMatch(/^2084-06-3[01]$/);
  expect(yearLater('2083-13-01')).toBeUndefined();
});
