import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harmfulMarkup } from './commentMarkup';

test.each([
  'plain text, 3 < 5 and a > b',
  '<p>Which <strong>act</strong> <em>says</em> so?<br></p><ul><li>one</li></ul>',
  '<p style="text-align: right;"><a target="_blank" rel="noopener" href="https://psc.gov.np">PSC</a></p>',
  "<a href='/faq'>FAQ</a>",
  '&lt;script&gt;alert(1)&lt;/script&gt; is only text',
])('%s is harmless', (html) => {
  expect(harmfulMarkup(html)).toBeUndefined();
});

test.each([
  ['<p>Hi</p><script>alert(1)</script>', '<script>'],
  ['<IMG SRC="/a.png">', '<img>'],
  ['<iframe src="https://evil.test"></iframe>', '<iframe>'],
  ['<form><input></form>', '<form>'],
  ['<p onclick="x()">Hi</p>', 'onclick'],
  ['<p id="root">Hi</p>', 'id'],
  ['<a href="javascript:alert(1)">go</a>', 'javascript:alert(1)'],
  ['<a href="//evil.test">go</a>', '//evil.test'],
  ['<a href="&#106;avascript:alert(1)">go</a>', '&#106;avascript:alert(1)'],
  ['<a href="mailto:help@coursedesk.test">go</a>', 'mailto:'],
  ['<a href="">go</a>', 'href'],
  ['<img src=x onerror=alert(1)>', '<img'],
  ['<p title="<script>">', '<script>'],
  ['<!-- <b> -->', '<!--'],
  ['<svg/onload=alert(1)>', '<svg/onload=alert(1)'],
  ['<scr<b>ipt>', '<script'],
])('%s is refused for %s', (html, what) => {
  expect(harmfulMarkup(html)).toContain(what.slice(0, 20));
});

test('a text whose tags are escaped is harmless, whatever it says', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(harmfulMarkup(`<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)).toBeUndefined();
    }),
  );
});

test('long rows of beginnings take no longer than others', () => {
  const start = performance.now();
  for (const part of ['<', '<p ', '<p a="', '<p a', '</', '<p  \n ']) harmfulMarkup(part.repeat(20_000));
  harmfulMarkup(`<p${' '.repeat(50_000)}`);
  harmfulMarkup(`<p${' a'.repeat(30_000)}`);
  expect(performance.now() - start).toBeLessThan(2000);
});
