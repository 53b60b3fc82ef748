import { cpuTime } from '@tests/support/cpuTime';
import { expect, test } from 'vitest';
import { formulaParts, mayHaveFormula } from './formulas';

const inLine = (tex: string) => ({ tex, display: false, source: `\\(${tex}\\)` });
const alone = (tex: string) => ({ tex, display: true, source: `\\[${tex}\\]` });

test.each([
  ['', []],
  ['plain (text) [1]', ['plain (text) [1]']],
  ['\\(x\\)', [inLine('x')]],
  ['Is \\(x^2\\) or \\[y\\]?', ['Is ', inLine('x^2'), ' or ', alone('y'), '?']],
  ['\\(a\\)\\(b\\)', [inLine('a'), inLine('b')]],
  ['\\(f(x)\\) is', [inLine('f(x)'), ' is']],
  ['\\(a\\]', ['\\(a\\]']],
  ['\\[a \\(b\\)', ['\\[a ', inLine('b')]],
  ['\\(\\) and \\( \\)', ['\\(\\) and \\( \\)']],
  ['it is \\\\(no\\) formula', ['it is \\\\(no\\) formula']],
])('%j is %j', (text, parts) => {
  expect(formulaParts(text)).toEqual(parts);
});

test('HTML without a mark is not looked into', () => {
  expect(['<p>f(x)</p>', '<p>\\(x\\)</p>', '\\['].map(mayHaveFormula)).toEqual([false, true, true]);
});

test('a long row of marks takes no time', () => {
  const readAll = () => {
    for (const mark of ['\\(', '\\[', '\\(\\[', '\\)']) expect(formulaParts(mark.repeat(40_000))).toHaveLength(1);
  };
  expect(cpuTime(readAll)).toBeLessThan(1000);
});
