import { expect, test } from 'vitest';
import { optionLetter } from './optionLetter';

test.each([
  ['en', 0, 'a'],
  ['en', 9, 'j'],
  ['ne', 0, 'क'],
  ['ne', 3, 'घ'],
  ['ne', 10, '11'],
])('in %s the option at %d is %s', (locale, index, letter) => {
  expect(optionLetter(locale, index)).toBe(letter);
});
