import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiDigits, digitsIn } from './digits';

test('digits are written in either script, the rest stays', () => {
  expect(asciiDigits('२०८१-०५-१४ and 9')).toBe('2081-05-14 and 9');
  expect(asciiDigits('２०8१')).toBe('2081');
  expect(digitsIn('ne', '2081-05-14 गते')).toBe('२०८१-०५-१४ गते');
  expect(digitsIn('en', '2081-05-14')).toBe('2081-05-14');
});

test('what was written in Devanagari reads back', () => {
  fc.assert(fc.property(fc.nat(), (number) => asciiDigits(digitsIn('ne', String(number))) === String(number)));
});
