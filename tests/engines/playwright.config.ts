import { defineConfig } from '@playwright/test';

/** The main journeys in other engines than Chromium, one after another; `npm run e2e:engines` starts them. */
export default defineConfig<object, { engine: string }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: ['Firefox', 'WebKit'].map((name) => ({ name, use: { engine: name } })),
});
