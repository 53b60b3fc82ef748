import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { checks, failuresOf } from './steps.mjs';

const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };

rmSync('test-results', { recursive: true, force: true });
process.env.CHROMIUM = ensureChromium();

const failed = failuresOf({
  ...checks,
  'unit, contract and screen tests': `vitest run --reporter=default --reporter=json --outputFile.json=${reports.vitest}`,
  'browser tests': 'playwright test',
});

const counts = [readVitest(), readPlaywright()];
const total = (which) => counts.reduce((sum, count) => sum + count[which], 0);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** A run that broke before it could report has passed nothing; its step has failed. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function readVitest() {
  const { numPassedTests = 0, numFailedTests = 0 } = read(reports.vitest);
  return { passed: numPassedTests, failed: numFailedTests };
}

function readPlaywright() {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(reports.playwright).stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
}
