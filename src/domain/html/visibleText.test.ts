import { expect, test } from 'vitest';
import { visibleText } from './visibleText';

test.each([
  ['<p>Three <b>months</b></p>', 'Three months'],
  ['<p>One</p><p>two</p>', 'One two'],
  ['<p><b>a</b><i class="x">b</i></p>', 'ab'],
  ['<p>लोक<strong>सेवा</strong></p>', 'लोकसेवा'],
  ['<p><br></p>&nbsp;', ''],
  ['<p>Profit &amp; loss</p>', 'Profit & loss'],
  ['&amp;nbsp;&lt;b&gt;', '&nbsp;<b>'],
  ['&copy;&#169;&#xA9;', 'x©©'],
  ['&#99999999;&#x110000;', '&#99999999;x'],
  ['5 < 7 and 7 > 5', '5 < 7 and 7 > 5'],
  ['If \\(0<i<9\\) then', 'If \\(0<i<9\\) then'],
  ['\\(a<b\\) and \\(c>d\\)', '\\(a<b\\) and \\(c>d\\)'],
  ['\\(x<b>+</b>y\\)', '\\(x+y\\)'],
  ['<img src="https://coursedesk.test/map.png">', ''],
  ['<p>seen</p><script>let unseen = "</p>";</script>', 'seen'],
  ['<STYLE type="text/css">p { color: red }</STYLE >seen', 'seen'],
  ['<template><p>unseen</p></template>', ''],
  ['<script>unseen for ever', ''],
  ['<scripture>seen</scripture>', 'seen'],
  ['<!-- a > b, unseen -->seen<!-->seen', 'seenseen'],
  ['<!-- unseen for ever', ''],
  ['\u200b\u200b&#8203;&#x200B;&ZeroWidthSpace;&shy;\u00ad', ''],
])('of %s a reader sees %s', (html, text) => {
  expect(visibleText(html)).toBe(text);
});

// The test would time out if the search began again at each of them.
test.each([
  ['<', '<'],
  ['<!--', ''],
  ['<script>', ''],
  ['<b', '<b'],
  ['<b ', '<b '],
  ['&', '&'],
  ['&#', '&#'],
  ['</', '</'],
  ['<style></style>', ''],
])('a long row of %j is gone through once', (part, seen) => {
  const times = 100_000;
  expect(visibleText(part.repeat(times))).toHaveLength(seen.repeat(times).trim().length);
});
