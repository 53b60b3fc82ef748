import { expect, test } from 'vitest';
import { freeNumbers, freeRange } from './freeNumbers';

test('a number is given again until it is used, and those that are taken are left out', () => {
  const numbers = freeNumbers([2, 4], 1);
  expect([numbers.next(), numbers.next()]).toEqual([1, 1]);
  numbers.use(1);
  expect(numbers.next()).toBe(3);
  numbers.use(3);
  expect(numbers.next()).toBe(5);
});

test('several numbers are summed up by the first and the last', () => {
  expect(freeRange([17, 19], 17, 3)).toEqual([18, 21]);
  expect(freeRange([], 1, 1)).toEqual([1, 1]);
  expect(freeRange([3], 3, 1)).toEqual([4, 4]);
});
