import { expect, test } from 'vitest';
import { numberText } from './numberText';

test.each([
  [1_234_567, 'en', {}, '1,234,567'],
  [1_234_567, 'ne', {}, '१२,३४,५६७'],
  [0.4, 'ne', { style: 'percent' }, '४०%'],
] as const)('%d in %s, %j, is %s', (value, locale, options, text) => {
  expect(numberText(value, locale, options)).toBe(text);
});
