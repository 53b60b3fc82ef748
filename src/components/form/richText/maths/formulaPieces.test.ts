import { expect, test } from 'vitest';
import { withPiece } from './formulaPieces';

test.each([
  ['', '\\frac{}{}', 0, 0, '\\frac{|}{}'],
  ['x+y', '\\frac{}{}', 0, 3, '\\frac{x+y}{|}'],
  ['2gh', '\\sqrt{}', 0, 3, '\\sqrt{2gh}|'],
  ['a+b', '^{}', 2, 3, 'a+b^{|}'],
  ['s=', '\\sum_{}^{}', 2, 2, 's=\\sum_{|}^{}'],
])('%s with %s', (tex, piece, from, to, expected) => {
  const { text, cursor } = withPiece(tex, piece, { from, to });
  expect(`${text.slice(0, cursor)}|${text.slice(cursor)}`).toBe(expected);
});
