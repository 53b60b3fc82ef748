import { expect, test } from 'vitest';
import { bracketDollars } from './dollarFormulas';

test.each([
  ['Solve $$x^2=4$$.', 'Solve \\[x^2=4\\].'],
  ['$$ \\frac{1}{2} $$ and $$y$$', '\\[ \\frac{1}{2} \\] and \\[y\\]'],
  ['If $$0<i<9$$ then', 'If \\[0<i<9\\] then'],
  ['$$ 2x $$', '\\[ 2x \\]'],
  ['$$x^2 $$', '\\[x^2 \\]'],
  ['$$a\n+b$$', '\\[a\n+b\\]'],
])('%j has a formula', (text, read) => {
  expect(bracketDollars(text)).toBe(read);
});

test.each([
  'It costs $$ and he has $$ left',
  'It is $$5 or $$6',
  'echo $$; kill -9 $$',
  'Are $$a and $$b names?',
  '$5 and $6',
  '$$$x$$$',
  '$$5',
  '$$$$',
  '<p>$$5</p><p>$$6</p>',
  '$$1\n\n2$$',
  'a\\$$x$$',
  '$$x$',
])('%j has none', (text) => {
  expect(bracketDollars(text)).toBe(text);
});

test.each(['$', '$$', '$$x', '$$ a', '$$\n\n'])('a text of nothing but %j is read in one pass', (part) => {
  expect(bracketDollars(part.repeat(100_000))).toHaveLength(part === '$$x' ? 300_000 : part.length * 100_000);
});
