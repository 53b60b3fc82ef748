import { expect, test } from 'vitest';
import { readableText } from './readableText';

test.each([
  ['<p>Which <b>river</b>?</p>', 'Which river?'],
  ['<p>What is \\(\\sin^2 x\\)?</p>', 'What is sin^2 x?'],
  ['\\(\\dfrac{wL^2}{8}\\)', 'wL^2/8'],
  ['\\(V = \\dfrac{1}{n} R^{2/3} S^{1/2}\\)', 'V = 1/n R^2/3 S^1/2'],
  ['\\(\\sqrt{\\dfrac{2GM}{R}}\\)', '√2GM/R'],
  ['\\(\\begin{vmatrix} 2 &amp; 3 \\\\ 1 &amp; 4 \\end{vmatrix}\\)', '2 3 1 4'],
  ['\\(\\mathrm{pH} = 3 \\times \\pi\\)', 'pH = 3 × π'],
  ['no \\(formula', 'no \\(formula'],
])('%s reads %s', (html, text) => {
  expect(readableText(html)).toBe(text);
});
