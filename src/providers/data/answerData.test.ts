import { expect, test } from 'vitest';
import { dataOf, rowsIn } from './answerData';

test('what the client has parsed is passed on, and not a copy of it', () => {
  const rows = [{ iid: 1 }];
  expect(rowsIn({ data: rows })).toBe(rows);
  expect(dataOf({ data: rows[0] })).toBe(rows[0]);
});

test('an answer without rows is no empty list', () => {
  expect(() => rowsIn({ data: 'none' })).toThrow('no rows');
});
