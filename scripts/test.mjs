import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium, testBrowsers } from './chromium.mjs';
import { longest, playwrightFailures, playwrightFiles, vitestFailures, vitestFiles } from './reports.mjs';
import { checks, failuresOf, run, runBeside } from './steps.mjs';

const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };
const ofVitest = `vitest run --reporter=default --reporter=json --outputFile.json=${reports.vitest}`;
/** What each run of the tests does (see `tiers.mjs`). */
const runs = {
  quick: { checks, tests: { 'unit, contract and screen tests': ofVitest, 'browser tests': 'playwright test' } },
  rest: {
    checks: { 'budgets with many more areas': 'node scripts/manyAreas.mjs' },
    tests: {
      build: 'vite build --logLevel warn && node scripts/buildServer.mjs',
      'unit, contract and screen tests': ofVitest,
      'browser tests': 'playwright test',
      'journeys in Firefox and WebKit': 'node scripts/engines.mjs --where-installed',
    },
  },
};
const tier = process.argv[2] ?? 'quick';
const { checks: ofTier, tests } = runs[tier];

rmSync('test-results', { recursive: true, force: true });
process.env.CHROMIUM = ensureChromium(testBrowsers);
process.env.TESTS = tier;
process.env.TEST_DAY ??= dayOfCommit();
console.log(`The ${tier} tests, with the generated ones of day ${process.env.TEST_DAY} (TEST_DAY)`);

const start = Date.now();
const checked = await runBeside(ofTier);
const besides = { name: 'checks, side by side', seconds: (Date.now() - start) / 1000 };
const tested = await run(tests);

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

/** Returns the number of the last commit's day; 0 where there is no history. */
function dayOfCommit() {
  try {
    return String(Math.floor(Number(execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })) / 86_400));
  } catch {
    return '0';
  }
}

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
