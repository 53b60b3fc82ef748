import { expect, test } from 'vitest';
import { normalise } from './editedText';

test.each([
  ['marks of an editor', '<ul><li data-list-item-id="e1">a</li></ul>', '<ul><li>a</li></ul>'],
  ['spaces that an editor fixed', '<p>a&nbsp;b</p>', '<p>a b</p>'],
  ['an empty paragraph', '<p><br></p>', ''],
  ['a space alone', '<p>&nbsp;</p>', ''],
  ['a picture alone', '<p><img src="/a.png"></p>', '<p><img src="/a.png"></p>'],
  ['what is not safe', '<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
])('%s', (_what, html, stored) => {
  expect(normalise(html)).toBe(stored);
  expect(normalise(stored)).toBe(stored);
});
