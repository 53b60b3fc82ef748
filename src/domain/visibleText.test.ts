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

test.each(['<', '<!--', '<script>', '<b', '<b ', '&', '&#', '</', '<style></style'])('a row of %s takes no time', (part) => {
  const start = performance.now();
  visibleText(part.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(500);
});
