import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { longest, playwrightFiles, vitestFiles } from '../scripts/times.mjs';

test('the files of vitest are told by their path in the project, the slowest first', () => {
  const file = (name: string, endTime: number) => ({ name: resolve(name), startTime: 1000, endTime });
  const files = vitestFiles({
    testResults: [file('tests/a.test.ts', 1500), file('tests/b.test.ts', 3000), file('tests/c.test.ts', 1100)],
  });
  expect(longest('Slowest', files, 2)).toBe('\nSlowest: 2.6 s\n     2.0 s  tests/b.test.ts\n     0.5 s  tests/a.test.ts');
});

test('a file of Playwright takes what all its tests take', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const report = { suites: [{ file: 'a.spec.ts', specs: [spec(200, 300)], suites: [{ specs: [spec(500)] }] }] };
  expect(playwrightFiles(report)).toEqual([{ name: 'tests/e2e/a.spec.ts', seconds: 1 }]);
});

test('a run that broke before it could report has no files', () => {
  expect([...vitestFiles({}), ...playwrightFiles({})]).toEqual([]);
});
