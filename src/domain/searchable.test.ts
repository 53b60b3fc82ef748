import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsIn } from './digits';
import { foundParts, searchable } from './searchable';

test.each([
  ['BANKING', 'banking'],
  ['२०८१', '2081'],
  ['Ｌａｗ　２', 'law 2'],
  ['Cafe\u0301', 'café'],
  ['प्\u200dरमुख', 'प्रमुख'],
  ['\u0958लम', '\u0915\u093cलम'],
  [' Law\u200b \n and\u00a0order ', 'law and order'],
])('%j is searched as %j', (text, compared) => {
  expect(searchable(text)).toBe(compared);
});

test.each([
  ['Banking and Finance', 'an', ['an', 'an', 'an']],
  ['Ｌａｗ २', 'law 2', ['Ｌａｗ २']],
  ['Law\u200b of laws', 'law', ['Law', 'law']],
  ['नेपाली माध्यम', 'म', ['मा', 'म']],
  ['Café', 'cafe', []],
  ['Café', 'é', ['é']],
  ['Law', '', []],
])('%j searched for %j has %j apart', (text, wanted, found) => {
  expect(foundParts(text, wanted).flatMap((part) => (part.found ? [part.text] : []))).toEqual(found);
});

test('the parts of any text are the text, and hold what is wanted where it does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 2 }), (text, typed) => {
      const wanted = searchable(typed);
      const parts = foundParts(text, wanted);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.some(({ found }) => found)).toBe(wanted !== '' && searchable(text).includes(wanted));
    }),
  );
});

test('texts that differ in Devanagari stay different', () => {
  expect(searchable('क़')).not.toBe(searchable('क'));
  expect(searchable('कि')).not.toBe(searchable('की'));
});

test('the script of digits and the way to compose letters make no difference to any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const compared = searchable(text);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(searchable(text.normalize(form))).toBe(compared);
      expect(searchable(digitsIn('ne', text))).toBe(compared);
      expect(searchable(compared)).toBe(compared);
    }),
  );
});
