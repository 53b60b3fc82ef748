import { expect, test } from 'vitest';
import { parkForCleaning, parkStyles, unparked } from './parkStyles';

test.each([
  ['<p title="a>b" style="color: red">x</p>', '<p title="a>b" data-parked-style="color: red">x</p>'],
  ['<p/style=a/onclick=b c>x</p>', '<p/data-parked-style=a/onclick=b c>x</p>'],
  ['<p onclick = "x()" style>x', '<p  data-parked-style>x'],
  ['<STYLE>b</STYLE >', '<template>b</template >'],
  ['a < b style="c" <1 style="d">', 'a < b style="c" <1 style="d">'],
  ['<!-- <p title="> --><p style="a">', '<!-- <p title="> --><p data-parked-style="a">'],
  ['</ <p title="><p style="a">', '</ <p title="><p data-parked-style="a">'],
  ['<textarea><p title="</textarea><p style="a">', '<textarea><p title="</textarea><p data-parked-style="a">'],
])('%s', (html, ready) => {
  expect(parkStyles(html)).toBe(ready);
});

test.each([
  ['<p title="a>b" style="color: red" onclick="x()">x</p>', '<p title="a>b" data-parked-style="color: red" handler="x()">x</p>'],
  ['<style>b</style>', '<template>b</template>'],
])('%s is cleaned as %s', (html, ready) => {
  expect(parkForCleaning(html)).toBe(ready);
});

test('only an attribute gets its name again, not a text that has its words', () => {
  expect(unparked('<p data-parked-style="color: red" title=\' data-parked-style="\'> data-parked-style="</p>')).toBe(
    '<p style="color: red" title=\' data-parked-style="\'> data-parked-style="</p>',
  );
});
