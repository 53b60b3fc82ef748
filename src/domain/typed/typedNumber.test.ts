import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsIn } from '@/domain/digits';
import { hasTwoDecimals, typedNumber } from './typedNumber';

test.each([
  ['12', 12],
  [' १२.५० ', 12.5],
  ['+7', 7],
  ['-3', -3],
  ['.5', 0.5],
  ['1.', 1],
  ['1,00,000.25', 100_000.25],
  ['0012', 12],
  ['1 000', 1000],
  ['१ ००\u202f०००.५', 100_000.5],
])('«%s» is %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each([
  '',
  ' ',
  '.',
  '-',
  'x',
  '1e3',
  '0x10',
  '1.2.3',
  '1 2',
  '12 5',
  '1 0000',
  '- 3',
  '12,5',
  '12,50',
  '1,2,345',
  ',12',
  'NaN',
  'Infinity',
  '१२क',
])('«%s» is no number', (text) => {
  expect(typedNumber(text)).toBeUndefined();
});

test('every amount is read as it is written, in both scripts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.constantFrom('en', 'ne'), (cents, locale) => {
      expect(typedNumber(digitsIn(locale, (cents / 100).toFixed(2)))).toBe(cents / 100);
      expect(hasTwoDecimals(cents / 100)).toBe(true);
      expect(hasTwoDecimals(Math.floor(cents / 1000) + 0.001)).toBe(false);
    }),
  );
});
