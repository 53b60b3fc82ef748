import { expect, test } from 'vitest';
import { sanitize } from './sanitize';

test.each([
  ['<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>', '<p>a</p>'],
  ['<strong style="font-weight: 400;">a<b>b</b></strong>', 'a<b>b</b>'],
  ['<b style="font: normal 12px serif">a</b>', '<span style='],
  ['<b style="font-weight: normal; color: red;">a</b>', '<span style="color: red;">a</span>'],
  ['<b style="font-weight:normal"><b style="font-weight:normal">a</b></b>', 'a'],
  ['<em style="font-style: normal">a</em><i style="font-style:normal">b</i>', 'ab'],
  ['<u style="text-decoration: none">a</u><s style="text-decoration:none">b</s>', 'ab'],
  ['<sup style="vertical-align: baseline">a</sup><sub style="vertical-align:baseline">b</sub>', 'ab'],
])('what undoes its own look has none: %s', (html, clean) => {
  expect(sanitize(html, 'content').slice(0, clean.length)).toBe(clean);
  expect(sanitize(html, 'words')).not.toMatch(/<(?!b>b|\/b|wbr)/);
});

test('within another look an element still takes it away', () => {
  expect(sanitize('<h2>a <b style="font-weight: normal">b</b></h2>', 'content')).toBe(
    '<h2>a <span style="font-weight: normal;">b</span></h2>',
  );
});

test.each(['<b style="font-weight: bold;">a</b>', '<b style="font-weight: 600;">a</b>', '<i style="font-weight: normal;">a</i>'])(
  '%s looks as it is named',
  (html) => {
    expect(sanitize(html, 'content')).toBe(html);
  },
);

test('what an element that undoes its look contains is sanitised', () => {
  const html =
    '<b style="font-weight:normal"><img src="/a.png" onerror="x()"><a href="javascript:x()" style="position: fixed">a</a></b>';
  expect(sanitize(html, 'content')).toBe('<img src="/a.png"><a target="_blank" rel="noopener noreferrer nofollow">a</a>');
});
