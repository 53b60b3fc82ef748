import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { longest, playwrightFailures, playwrightFiles, vitestFailures, vitestFiles } from '../scripts/reports.mjs';

test('the files of vitest are told by their path in the project, the slowest first', () => {
  const file = (name: string, endTime: number) => ({ name: resolve(name), startTime: 1000, endTime });
  const files = vitestFiles({
    testResults: [file('tests/a.test.ts', 1500), file('tests/b.test.ts', 3000), file('tests/c.test.ts', 1100)],
  });
  expect(longest('Slowest', files, 2)).toBe('\nSlowest: 2.6 s\n     2.0 s  tests/b.test.ts\n     0.5 s  tests/a.test.ts');
});

test('a file of Playwright takes what all its tests take', () => {
  const spec = (...durations: number[]) => ({
    title: 'opens',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = { suites: [{ file: 'a.spec.ts', specs: [spec(200, 300)], suites: [{ specs: [spec(500)] }] }] };
  expect(playwrightFiles(report)).toEqual([{ name: 'tests/e2e/a.spec.ts', seconds: 1 }]);
});

test('a failure is told by its file and name, with what was expected and without colours', () => {
  const failed = { status: 'failed', fullName: 'one adds', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] };
  const passed = { status: 'passed', fullName: 'two adds', failureMessages: [] };
  const file = { name: resolve('tests/a.test.ts'), startTime: 0, endTime: 1 };
  const broken = { ...file, message: 'No such module', assertionResults: [] };
  expect(vitestFailures({ testResults: [{ ...file, assertionResults: [failed, passed] }, broken] })).toEqual([
    { name: 'tests/a.test.ts › one adds', why: 'expected 1' },
    { name: 'tests/a.test.ts', why: 'No such module' },
  ]);
  const spec = (title: string, error?: { message: string }) => ({
    title,
    tests: [{ results: [{ duration: 1, ...(error && { error }) }] }],
  });
  const suite = { file: 'a.spec.ts', specs: [spec('opens')], suites: [{ specs: [spec('closes', { message: 'open' })] }] };
  expect(playwrightFailures({ suites: [suite] })).toEqual([{ name: 'tests/e2e/a.spec.ts › closes', why: 'open' }]);
});

test('a run that broke before it could report has neither files nor failures', () => {
  expect([vitestFiles, vitestFailures, playwrightFiles, playwrightFailures].flatMap((told) => told({}))).toEqual([]);
});
