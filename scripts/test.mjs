import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium, testBrowsers } from './chromium.mjs';
import { longest, playwrightFailures, playwrightFiles, vitestFailures, vitestFiles } from './reports.mjs';
import { checks, failuresOf, run, runBeside } from './steps.mjs';

const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };

rmSync('test-results', { recursive: true, force: true });
process.env.CHROMIUM = ensureChromium(testBrowsers);

const start = Date.now();
const checked = await runBeside(checks);
const besides = { name: 'checks, side by side', seconds: (Date.now() - start) / 1000 };
const tested = await run({
  'unit, contract and screen tests': `vitest run --reporter=default --reporter=json --outputFile.json=${reports.vitest}`,
  'browser tests': 'playwright test',
});

const [vitest, playwright] = [read(reports.vitest), read(reports.playwright)];
console.log(longest('Where the time went', [besides, ...tested]));
console.log(longest('The slowest files of vitest, of all its workers', vitestFiles(vitest), 10));
console.log(longest('The slowest files of Playwright, of all its workers', playwrightFiles(playwright), 10));

const failed = failuresOf([...checked, ...tested]);
const counts = [countsOfVitest(vitest), countsOfPlaywright(playwright)];
const total = (which) => counts.reduce((sum, count) => sum + count[which], 0);
for (const { name, why } of [...vitestFailures(vitest), ...playwrightFailures(playwright)])
  console.log(`\n✗ ${name}\n     ${why}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** A run that broke before its report has no passed tests; its step has failed. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function countsOfVitest({ numPassedTests = 0, numFailedTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function countsOfPlaywright({ stats: { expected = 0, unexpected = 0, flaky = 0 } = {} }) {
  return { passed: expected, failed: unexpected + flaky };
}
