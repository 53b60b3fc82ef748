import { expect, test } from 'vitest';
import { visibleText } from './visibleText';

test.each([
  ['<p>Three <b>months</b></p>', 'Three months'],
  ['<p><br></p>&nbsp;', ''],
  ['<p>Profit &amp; loss</p>', 'Profit x loss'],
  ['5 < 7', '5 < 7'],
  ['<img src="https://coursedesk.test/map.png">', ''],
])('of %s a reader sees %s', (html, text) => {
  expect(visibleText(html)).toBe(text);
});

test('a row of brackets takes no time', () => {
  expect(visibleText('<'.repeat(100_000))).toHaveLength(100_000);
});
