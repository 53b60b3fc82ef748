import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parkStyles } from '@/domain/html/parkStyles';

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
