import { expect, test } from 'vitest';
import { depthOf } from './depth';

test.each([
  ['words', 0],
  ['<p>one<p>two<br>', 0],
  ['<ul><li><b>one</b><li><i>two</i></ul>', 2],
  ['</x><b></x><b></x>', 2],
  ['<b>'.repeat(1000), 1000],
])('%s', (html, depth) => {
  expect(depthOf(html)).toBe(depth);
});
