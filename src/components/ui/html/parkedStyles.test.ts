import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parkStyles } from './parkedStyles';

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

const pieces = [
  ...['<p', '<a', '</p', '<style>', '</style>', '<textarea>', '</textarea>', '<!--', '-->', '<!', '<', '>', '/', '=', '"', "'"],
  ...[' ', '\n', 'style', 'STYLE', 'onclick', 'title', 'x', 'color:red'],
];

test('a parser meets no style, no handler and no style sheet, whatever it is given', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const { body } = new DOMParser().parseFromString(parkStyles(`<body>${parts.join('')}`), 'text/html');
      expect(body.querySelector('style, [style], [onclick]')).toBeNull();
    }),
    { numRuns: 300 },
  );
});

// A pattern that starts again at each letter would take hours on these texts.
test.each(['a', '<', '<a', '<a ', '<!--', '<textarea>', '"', "'", 'a=', 'a="', "a='b ", ' ', '= ', 'a ', '/', '</'])(
  'a text of nothing but %j is ready in one pass',
  (part) => {
    const many = part.repeat(300_000);
    for (const html of [many, `<p ${many}`, `<p x=${many}`, `<p x="${many}`]) expect(parkStyles(`${html} style`)).toContain(part);
  },
);
