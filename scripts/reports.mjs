import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Returns the seconds that each file of a vitest report took, by its path.
 * @param {{ testResults?: { name: string, startTime: number, endTime: number }[] }} report
 */
export const vitestFiles = ({ testResults = [] }) =>
  testResults.map(({ name, startTime, endTime }) => ({ name: relative('.', name), seconds: (endTime - startTime) / 1000 }));

/**
 * Returns the same for a Playwright report: the sum of the file's tests.
 * @param {{ suites?: (Suite & { file: string })[] }} report
 * @typedef {{ specs?: { title: string, tests: { results: { duration: number, error?: { message?: string } }[] }[] }[], suites?: Suite[] }} Suite
 */
export const playwrightFiles = ({ suites = [] }) =>
  suites.map((suite) => ({ name: `tests/e2e/${suite.file}`, seconds: durationOf(suite) / 1000 }));

/**
 * Lists the failed tests of a vitest report, with the first lines of their messages.
 * @param {{ testResults?: { name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 */
export const vitestFailures = ({ testResults = [] }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ name: file, why: beginning(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      why: beginning(failureMessages.join('\n')),
    }));
  });

/**
 * Lists the same for a Playwright report.
 * @param {{ suites?: (Suite & { file: string })[] }} report
 */
export const playwrightFailures = ({ suites = [] }) =>
  suites.flatMap((suite) => failuresIn(suite).map(({ name, why }) => ({ name: `tests/e2e/${suite.file} › ${name}`, why })));

function failuresIn({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return errors.length === 0 ? [] : [{ name: title, why: beginning(errors.join('\n')) }];
  });
  return [...failed, ...suites.flatMap(failuresIn)];
}

/** Returns the first lines of a message, which say what was expected, without a terminal's colours. */
const beginning = (message) => stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n     ');

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Returns a suite's duration in milliseconds.
 * @param {Suite} suite
 * @returns {number}
 */
function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return sum([...results.map(({ duration }) => duration), ...suites.map(durationOf)]);
}

/** Returns a line for each of the longest, at most `count`, under a heading with the total. */
export function longest(heading, all, count = all.length) {
  const lines = all
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
  const total = sum(all.map(({ seconds }) => seconds));
  return [`\n${heading}: ${total.toFixed(1)} s`, ...lines].join('\n');
}
