import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsIn } from './digits';
import { searchable } from './searchable';

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

test('what can be told apart in Devanagari stays apart', () => {
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
