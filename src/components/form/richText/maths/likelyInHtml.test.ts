import { expect, test } from 'vitest';
import { likelyInHtml } from './likelyInHtml';

test('the first part that looks like a formula is made one, and all else stays', () => {
  const html = '<p style="text-align: right;">Is <b>it</b> $a &lt; b$ &amp; so?</p><ul><li>$x^2$</li></ul>';
  const made = '<p style="text-align: right;">Is <b>it</b> \\(a &lt; b\\) &amp; so?</p><ul><li>$x^2$</li></ul>';
  expect(likelyInHtml(html)).toEqual({ formula: '\\(a < b\\)', made });
  expect(likelyInHtml(made)?.formula).toBe('\\(x^2\\)');
});

test.each([
  '<p>It costs $5 and $10</p>',
  '<p>\\(\\frac12\\)</p>',
  '<p><code>$x^2$</code> <a href="/faq">\\frac12</a></p>',
  '<p>$x^<b>2</b>$</p>',
  '<p>\\(a <b>\\frac12</b>\\)</p>',
  '<p>$x^2</p><p>y$</p>',
])('none is found in %s', (html) => {
  expect(likelyInHtml(html)).toBeUndefined();
});
