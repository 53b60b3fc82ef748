import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium, testBrowsers } from './scripts/chromium.mjs';
import { leftOut } from './scripts/tiers.mjs';

// Each worker reads this file again, and finds here what the first one has found.
process.env['CHROMIUM'] = ensureChromium(testBrowsers);

/** The browser tests, against the build in dist; each test file serves it for itself (see tests/e2e/support.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: leftOut('tests/e2e').map((file) => `**/${file}`),
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Limits tell of what hangs, and never of a machine that is busy.
  timeout: 300_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // What still grows moves away from under a pointer that comes at once.
    contextOptions: { reducedMotion: 'reduce' },
    // The pages of one context share a process, in which the code of the product is compiled once.
    launchOptions: { args: [...chromiumArgs, '--process-per-site'], executablePath: process.env['CHROMIUM'] },
  },
});
