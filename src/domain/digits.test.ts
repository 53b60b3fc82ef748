import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiDigits, digitsIn, figureIn, numberText } from './digits';

test('digits are written in either script, the rest stays', () => {
  expect(asciiDigits('२०८१-०५-१४ and 9')).toBe('2081-05-14 and 9');
  expect(asciiDigits('２०8१')).toBe('2081');
  expect(digitsIn('ne', '2081-05-14 गते')).toBe('२०८१-०५-१४ गते');
  expect(digitsIn('en', '2081-05-14')).toBe('2081-05-14');
});

test('a number written in Devanagari reads back', () => {
  fc.assert(fc.property(fc.nat(), (number) => asciiDigits(digitsIn('ne', String(number))) === String(number)));
});

test.each([
  [1_234_567, 'en', {}, '1,234,567'],
  [1_234_567, 'ne', {}, '१२,३४,५६७'],
  [0.4, 'ne', { style: 'percent' }, '४०%'],
] as const)('%d in %s, %j, is %s', (value, locale, options, text) => {
  expect(numberText(value, locale, options)).toBe(text);
});

test.each([
  ['9841234567', '९८४१२३४५६७'],
  ['+977 1-4412345, 071-540011', '+९७७ १-४४१२३४५, ०७१-५४००११'],
  ['12.5', '१२.५'],
  ['2083-08-05', '२०८३-०८-०५'],
  ['COM5', 'COM5'],
  ['कक्षा 5', 'कक्षा 5'],
  ['192.168.10.27', '192.168.10.27'],
  ['', ''],
])('the figure %s is %s in Nepali', (text, figure) => {
  expect(figureIn('ne', text)).toBe(figure);
  expect(figureIn('en', text)).toBe(text);
});
