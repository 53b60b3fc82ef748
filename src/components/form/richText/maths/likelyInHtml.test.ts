import { expect, test } from 'vitest';
import { likelyInHtml } from './likelyInHtml';

test('the parts that look like formulas are made formulas, and all else stays', () => {
  const html = '<p style="text-align: right;">Is <b>it</b> $a &lt; b$ &amp; so?</p><ul><li>$x^2$</li></ul>';
  const made = '<p style="text-align: right;">Is <b>it</b> \\(a &lt; b\\) &amp; so?</p><ul><li>\\(x^2\\)</li></ul>';
  expect(likelyInHtml(html)).toEqual({ formulas: ['\\(a < b\\)', '\\(x^2\\)'], made });
  expect(likelyInHtml(made)).toBeUndefined();
});

test('what formatting divides hides none that follow it', () => {
  const html = '<p>$x^<b>2</b>$ and $y^2$, \\frac<i>1</i>2 or $z_1$</p>';
  expect(likelyInHtml(html)?.formulas).toEqual(['\\(y^2\\)', '\\(z_1\\)']);
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
