import { expect, test } from 'vitest';
import { withSignsKept } from './formulaSigns';

test.each([
  ['If \\(0<i<9\\) then', 'If \\(0&lt;i&lt;9\\) then'],
  ['\\(a<b\\) and \\(c>d\\)', '\\(a&lt;b\\) and \\(c>d\\)'],
  ['\\[x<y\\]', '\\[x&lt;y\\]'],
  ['\\(a<b>c\\)', '\\(a&lt;b>c\\)'],
  ['\\(a<b and c>d\\)', '\\(a&lt;b and c>d\\)'],
  ['\\(n<!k\\)', '\\(n&lt;!k\\)'],
  ['\\(n<?k\\)', '\\(n&lt;?k\\)'],
  ['\\(n</k\\)', '\\(n&lt;/k\\)'],
  ['\\(n<beta>m\\)', '\\(n&lt;beta>m\\)'],
  ['\\(\\ce{A <=> B}\\), \\(x <\\ y\\)', '\\(\\ce{A &lt;=> B}\\), \\(x &lt;\\ y\\)'],
  ['\\(a<b>c\\) or <b>d</b>', '\\(a&lt;b>c\\) or <b>d</b>'],
  ['<b>If \\(a<b>c\\) then</b>', '<b>If \\(a&lt;b>c\\) then</b>'],
  ['<p>\\(a<p>c\\)</p><p>d</p>', '<p>\\(a&lt;p>c\\)</p><p>d</p>'],
  ['\\(x<<y<b>z</b>\\)', '\\(x&lt;&lt;y<b>z</b>\\)'],
])('%s is %s', (html, kept) => {
  expect(withSignsKept(html)).toBe(kept);
});

test.each([
  '<p>0<i>1</i></p>',
  '\\(x<b>+</b>y\\)',
  '\\(x<strong>+y\\)</strong>',
  '\\(x<br>y<br/>z\\)',
  '\\(x<b style="color: red">+y\\)</b>',
  '<b>\\(x</b>+y\\)',
  '<p>\\(x<b>+y\\) or</b> z</p>',
  '<b>Let \\(x<b>+</b>y\\)</b>',
  '<p>\\(x</p><p>y\\)</p>',
  '\\(x<!-- a < b -->y\\)',
  'no \\(0<i formula',
])('%s stays', (html) => {
  expect(withSignsKept(html)).toBe(html);
});

// The test would time out if the search began again at each of them.
test.each(['<', '<b ', '<b a=', '<b a="', '<b a=1 ', '</', '<!--'])('a long row of %j is gone through once', (part) => {
  expect(withSignsKept(`\\(${part.repeat(20_000)}\\)`).length).toBeGreaterThan(20_000);
});
