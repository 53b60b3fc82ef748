import { expect, test } from 'vitest';
import { pastedLines } from './pastedLines';

const pasted = (types: Readonly<Record<string, string>>) => pastedLines({ getData: (type) => types[type] ?? '' });

test('lines of text come without their marks, and with their signs', () => {
  expect(pasted({ 'text/plain': 'A) a < b\r\n\r\nB) Tom & Jerry\n' })).toEqual(['a &lt; b', 'Tom &amp; Jerry']);
});

test('paragraphs, items and line breaks are lines, which keep what is raised or lowered and no script', () => {
  const html =
    '<style>p{}</style><p onclick="x()">H<sub class="a">2</sub>O<br><b>Salt</b></p><ul><li>x<sup>2</sup></li></ul><script>1</script>';
  expect(pasted({ 'text/plain': 'never read', 'text/html': html })).toEqual(['H<sub>2</sub>O', 'Salt', 'x<sup>2</sup>']);
});

test('what has pictures is left to the editor', () => {
  expect(pasted({ 'text/html': '<p>Dhaka</p><p><img src="https://a.np/b.png"></p><p>Bhutan</p>' })).toEqual([]);
});
