import { cpuTime } from '@tests/support/cpuTime';
import { expect, test } from 'vitest';
import { lookOf } from './lookOf';

test.each([
  ['<p>Kathmandu</p>', 'Kathmandu'],
  ['<p>Kathmandu</p>', '<p> <strong>Kath</strong>mandu&nbsp;</p>'],
  ['<p>5 &lt; 6</p>', '5 < 6'],
  ['<p>क्षेत्र</p>', '<p>क्षे\u200bत्र</p>'],
  ['<p>नेपा\u200dल</p>', '<p>नेपाल</p>'],
  ['<p>क्\u200c है</p>', '<p>क् है</p>'],
  ['<p>a\u200cb</p>', '<p>ab&zwj;</p>'],
  ['<p>❤\ufe0f</p>', '<p>❤</p>'],
  ['<p>a</p><p>b</p>', 'a<br>b'],
  ['<ul><li>a</li></ul>', '<p>a<br></p>'],
  ['<code>a  b</code>', '<code>a b</code>'],
  ['<u>a</u><u>b</u>', '<u>ab</u>'],
])('%s looks like %s', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test.each([
  ['<p>A</p>', '<p>a</p>'],
  ['<p>10<sup>3</sup></p>', '<p>103</p>'],
  ['<p>x<sup class="a">2</sup></p>', '<p>x<sub>2</sub></p>'],
  ['<p><img alt="" src="https://example.com/1.png"></p>', "<p><img src='https://example.com/2.png'></p>"],
  ['<p>\\(x^2\\)</p>', '<p>\\(x^3\\)</p>'],
  ['<p>गर्\u200dयो</p>', '<p>गर्यो</p>'],
  ['<p>गर्&zwj;यो</p>', '<p>गर्यो</p>'],
  ['<p>गर्&#8205;यो</p>', '<p>गर्यो</p>'],
  ['<p>विद्\u200cया</p>', '<p>विद्या</p>'],
  ['<p>विद्&zwnj;या</p>', '<p>विद्या</p>'],
  ['<p>क्\u200d</p>', '<p>क्</p>'],
  ['<p>𑐬𑑂\u200d𑐫</p>', '<p>𑐬𑑂𑐫</p>'],
  ['<p>👩\u200d🚒</p>', '<p>👩🚒</p>'],
  ['<p>🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}</p>', '<p>🏴</p>'],
  ['<pre>if x:\n  y</pre>', '<pre>if x:\n    y</pre>'],
  ['<pre>a\tb</pre>', '<pre>a b</pre>'],
  ['<p>a = 1<br>b = 2</p>', '<p>a = 1 b = 2</p>'],
  ['<p>He <u>go</u> home</p>', '<p>He go <u>home</u></p>'],
  ['<p><s>a</s>b</p>', '<p>a<s>b</s></p>'],
])('%s looks other than %s', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});

test('a long row of tags that never end takes no time', () => {
  const rows = ['<img src=', '<pre>', '<pre', '<u ', '<br'].map((tag) => tag.repeat(20_000));
  const others = [`<img ${'src= '.repeat(20_000)}`, `<pre>${'<b '.repeat(20_000)}${' '.repeat(20_000)}`];
  expect(cpuTime(() => [...rows, ...others].map(lookOf))).toBeLessThan(1000);
});
