import { expect, test } from 'vitest';
import { optionLetter, withoutMarks } from './optionLetter';

test.each([
  ['en', 0, 'a'],
  ['en', 9, 'j'],
  ['ne', 0, 'क'],
  ['ne', 3, 'घ'],
  ['ne', 10, '11'],
])('in %s the option at %d is %s', (locale, index, letter) => {
  expect(optionLetter(locale, index)).toBe(letter);
});

test.each([
  [
    ['a) Koshi', 'b) Karnali'],
    ['Koshi', 'Karnali'],
  ],
  [
    ['(क) कोशी', '(ख) कर्णाली'],
    ['कोशी', 'कर्णाली'],
  ],
  [
    ['१. कोशी', '२. कर्णाली'],
    ['कोशी', 'कर्णाली'],
  ],
  [
    ['1. 5 m', '2. 10 m'],
    ['5 m', '10 m'],
  ],
  [
    ['Koshi', 'Karnali'],
    ['Koshi', 'Karnali'],
  ],
  [
    ['1.5 m', '2.5 m'],
    ['1.5 m', '2.5 m'],
  ],
  [
    ['a) Koshi', 'Karnali'],
    ['a) Koshi', 'Karnali'],
  ],
  [
    ['b) Koshi', 'a) Karnali'],
    ['b) Koshi', 'a) Karnali'],
  ],
])('%j lose their marks, if each has its own', (lines, expected) => {
  expect(withoutMarks(lines)).toEqual(expected);
});
