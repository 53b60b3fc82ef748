import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded, isBlank, lengthOf, oneLine } from './characters';

test('a character counts once, whatever it takes to store it', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => lengthOf(text) === Array.from(text).length));
  expect(lengthOf('😀😀')).toBe(2);
});

test.each(['', ' \n\t', '\u200b\u200b', '\u00ad', '\ufeff\u3164', '\u0000'])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test('a mark of any script shows something', () => {
  for (const text of ['क', '-', ' 😀 ', '\u200bx']) expect(isBlank(text)).toBe(false);
});

test('a line has no breaks, no double spaces and one way to write a letter', () => {
  expect(oneLine(' Cafe\u0301 \n\u00a0au\t lait ')).toBe('Café au lait');
});

test('the joiners inside a Devanagari word stay', () => {
  expect(oneLine('प्\u200dरमुख')).toBe('प्\u200dरमुख');
});

test.each([
  ['BANKING', 'banking'],
  ['Banking\u200b', 'Banking'],
  ['लोक  सेवा', 'लोक सेवा'],
  ['Cafe\u0301', 'Café'],
  ['प्\u200dरमुख', 'प्रमुख'],
  ['\u00adLaw ', 'Law'],
])('%j is the same name as %j', (one, other) => {
  expect(folded(one)).toBe(folded(other));
});
