import { expect, test } from 'vitest';
import { continuedRows } from './continuedRows';

test.each([
  ['abc', 'abc', [0, 1, 2]],
  ['abc', 'aXc', [0, 1, 2]],
  ['abc', 'cab', [2, 0, 1]],
  ['abc', 'ac', [0, 2]],
  ['abc', 'abcd', [0, 1, 2, undefined]],
  ['abc', 'Xabc', [undefined, 0, 1, 2]],
  ['aab', 'aa', [0, 1]],
  ['ab', 'XY', [0, 1]],
  ['', 'ab', [undefined, undefined]],
])('the rows of “%s” sent as “%s” continue %j', (stored, sent, places) => {
  expect(continuedRows(stored.split(''), sent.split(''))).toEqual(places);
});
