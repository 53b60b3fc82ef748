import { expect, test } from 'vitest';
import { keptWidth } from './treeWidth';

test('a width that was kept is taken as far as a tree may have it', () => {
  expect([400, 400.4, 20, 2000].map(keptWidth)).toEqual([400, 400, 320, 480]);
});

test('a stored value that is no width is replaced by the usual width', () => {
  for (const kept of [Number.NaN, Number.POSITIVE_INFINITY, '400', '4oo', null, undefined, {}, [400], true])
    expect(keptWidth(kept), String(kept)).toBe(352);
});
