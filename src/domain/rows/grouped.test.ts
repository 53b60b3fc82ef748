import { expect, test } from 'vitest';
import { grouped } from './grouped';

test('items are grouped by their key, in their order', () => {
  expect([...grouped(['ka', 'a', 'kha', 'b'], ({ length }) => length)]).toEqual([
    [2, ['ka']],
    [1, ['a', 'b']],
    [3, ['kha']],
  ]);
});
