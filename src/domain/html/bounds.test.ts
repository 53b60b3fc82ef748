import { cpuTime } from '@tests/support/cpuTime';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedStyle } from './bounds';

test.each([
  ['color: red; text-align:center', 'color: red; text-align:center'],
  ['color:red;position:fixed', 'color:red'],
  ['POSITION: fixed; Color: Red !important', 'Color: Red !important'],
  ['font-size: 400px', ''],
  ['posi\\74ion: fixed', ''],
  ['font-family: "a;b", serif; background: url(x;y)', 'font-family: "a;b", serif'],
  ['/* a */ color: red', ''],
  ['color: rgb(1, 2, 3); width: calc(100% * 9)', 'color: rgb(1, 2, 3)'],
  ['', ''],
])('%s has %s left', (style, left) => {
  expect(boundedStyle(style)).toBe(left);
});

test('what is left is left again', () => {
  const parts = fc.constantFrom('color', ':', ';', 'red', '"', "'", '(', ')', 'url', ' ', 'width', '5px', 'x');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 20 }), (style) => {
      const left = boundedStyle(style.join(''));
      expect(boundedStyle(left)).toBe(left);
    }),
  );
});

test('a long style is read in no time', () => {
  const style = `${'"('.repeat(40_000)};${';'.repeat(40_000)}`;
  expect(cpuTime(() => boundedStyle(style))).toBeLessThan(1000);
});
