import { cpuTime } from '@tests/support/cpuTime';
import { expect, test } from 'vitest';
import { likelyFormula } from './likelyFormula';

test.each([
  ['Is $x^2 + 1$ prime?', '$x^2 + 1$', '\\(x^2 + 1\\)'],
  ['$x$ is a side', '$x$', '\\(x\\)'],
  ['So $$\\sum_{i=1}^n i$$', '$$\\sum_{i=1}^n i$$', '\\[\\sum_{i=1}^n i\\]'],
  ['A $2x + \\sin x$ it is', '$2x + \\sin x$', '\\(2x + \\sin x\\)'],
  ['It is "$x^2$"', '$x^2$', '\\(x^2\\)'],
  ['$x<y$ मा', '$x<y$', '\\(x<y\\)'],
  ['Find \\frac{1}{2} of it.', '\\frac{1}{2}', '\\(\\frac{1}{2}\\)'],
  ['Is x = \\frac{a + b}{2} so?', 'x = \\frac{a + b}{2}', '\\(x = \\frac{a + b}{2}\\)'],
  ['It is a \\frac12.', '\\frac12', '\\(\\frac12\\)'],
  ['2 \\frac{1}{2} m and more', '2 \\frac{1}{2}', '\\(2 \\frac{1}{2}\\)'],
  ['Is \\(a\\) a \\sqrt{x^2+y^2}, or none?', '\\sqrt{x^2+y^2}', '\\(\\sqrt{x^2+y^2}\\)'],
  ['3 \\times 4 = 12', '3 \\times 4 = 12', '\\(3 \\times 4 = 12\\)'],
])('%s', (text, source, formula) => {
  expect(likelyFormula(text)).toEqual({ at: text.indexOf(source), source, formula });
});

test.each([
  'It costs $5 and $10.',
  'From $5-$10 a day',
  'US$20 + US$30',
  'It costs $५+$१०.',
  '$मूल्य=$कुल',
  'if ($#a>$#b)',
  '$a=$-1',
  'print "$a=$"',
  'Set $PATH=$HOME first',
  'export $PATH=$HOME/bin:$PATH',
  'if ($a<$b)',
  'if ($a<$b && $c>$d)',
  'while($i<=$n) { $i++; }',
  '$a=$b+$c',
  '$x=${y}',
  '$A=$(pwd)',
  'In Excel =$A$1+$B$1',
  '$GLOBALS["a"]==$_GET["b"]',
  '$5 + tax of 3$',
  '$1 = Rs 133 (2 US$)',
  'An amount in $ or in Rs',
  '\\(\\frac{1}{2}\\) and \\[\\sqrt 2\\]',
  'a = b + c',
  '\\$x^2\\$',
  'x \\unknown{y}',
])('is none: %s', (text) => {
  expect(likelyFormula(text)).toBeUndefined();
});

test('a long text is read in no time', () => {
  const texts = ['$x '.repeat(20_000), '{'.repeat(50_000), 'a '.repeat(50_000), '\\('.repeat(20_000)];
  expect(cpuTime(() => texts.map(likelyFormula))).toBeLessThan(2000);
});
