import { relative } from 'node:path';

/**
 * The seconds that each file of a report of vitest took, by its path.
 * @param {{ testResults?: { name: string, startTime: number, endTime: number }[] }} report
 */
export const vitestFiles = ({ testResults = [] }) =>
  testResults.map(({ name, startTime, endTime }) => ({ name: relative('.', name), seconds: (endTime - startTime) / 1000 }));

/**
 * The same of a report of Playwright: the sum of the file's tests.
 * @param {{ suites?: (Suite & { file: string })[] }} report
 * @typedef {{ specs?: { tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 */
export const playwrightFiles = ({ suites = [] }) =>
  suites.map((suite) => ({ name: `tests/e2e/${suite.file}`, seconds: durationOf(suite) / 1000 }));

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * In milliseconds.
 * @param {Suite} suite
 * @returns {number}
 */
function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return sum([...results.map(({ duration }) => duration), ...suites.map(durationOf)]);
}

/** A line for each of what took longest, at most `count`, under a heading with what all took. */
export function longest(heading, all, count = all.length) {
  const lines = all
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
  const total = sum(all.map(({ seconds }) => seconds));
  return [`\n${heading}: ${total.toFixed(1)} s`, ...lines].join('\n');
}
