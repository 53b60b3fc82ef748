import { expect, test } from 'vitest';
import { losesFormatting } from './formatting';

const merged = '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>';

test.each([
  ['another tag for the same look', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
  [
    'other wrappers',
    '<div>a</div><table><tr><td>1</td></tr></table>',
    '<p>a</p><figure><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
  ],
  ['one bold stretch for two', '<p><b>a</b><b>b</b></p>', '<p><strong>ab</strong></p>'],
  ['what is no formatting of a text', '<p onclick="x()" style="position: fixed">a</p>', '<p>a</p>'],
])('%s loses nothing', (_what, before, after) => {
  expect(losesFormatting(before, after)).toBe(false);
});

test.each([
  ['an element', '<p>a <sub>2</sub></p>', '<p>a 2</p>'],
  ['a style', '<p style="color: red">a</p>', '<p>a</p>'],
  ["a link's address", '<a href="https://a.test">a</a>', '<a>a</a>'],
  ['an item of a list', '<ul><li>a</li><li>b</li></ul>', '<ul><li>ab</li></ul>'],
  ['a merged cell', merged, merged.replace(' colspan="2"', '')],
])('%s is a loss', (_what, before, after) => {
  expect(losesFormatting(before, after)).toBe(true);
});
