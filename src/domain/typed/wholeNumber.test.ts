import { expect, test } from 'vitest';
import { largestNumber, wholeNumberIn } from './wholeNumber';

test.each([
  ['1', 1],
  ['42', 42],
  [String(largestNumber), largestNumber],
])('«%s» is %d', (text, number) => {
  expect(wholeNumberIn(text)).toBe(number);
});

test.each([
  ...['', ' ', ' 1', '1 ', '0', '-1', '+1', '01', '1.0', '1,000', '0x10', '0b1', '1e3', '1e9999', '1_000', '1n'],
  ...['NaN', 'Infinity', 'x', '%', '१', '１', '1\n', '[object Object]', '__proto__', '2147483648', '9'.repeat(400)],
  ...[null, undefined],
])('«%s» is none', (text) => {
  expect(wholeNumberIn(text)).toBeUndefined();
});

test('where a count begins at 0, nothing else changes', () => {
  expect(['0', '7', '-0', '00', ''].map((text) => wholeNumberIn(text, 0))).toEqual([0, 7, undefined, undefined, undefined]);
});
