import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { boot } from './scripts/boot.mjs';
import { buildNotes } from './scripts/buildNotes.mjs';
import { chunksByUse } from './scripts/chunks.mjs';
import { LongFirst } from './scripts/longFirst.mjs';
import { onlyWoff2 } from './scripts/onlyWoff2.mjs';
import { leftOut } from './scripts/tiers.mjs';

// Most of what a test makes is gone with its page: a bigger nursery is swept less often.
const nursery = '--max-semi-space-size=64';
// A limit tells of what hangs, and never of a machine that is busy: what takes a second alone may take a minute beside other work.
const limit = 300_000;
const tests = {
  testTimeout: limit,
  hookTimeout: limit,
  expect: { poll: { timeout: 60_000 } },
  isolate: false,
  exclude: leftOut('src', 'server', 'tests'),
  execArgv: [nursery, '--import=./scripts/testClock.mjs'],
};

/** The page's own script. A file that needs it finds it running, and Firefox logs an error if it is preloaded then. */
const entry = /^assets\/index-[\w-]+\.js$/;

export default defineConfig({
  plugins: [react(), buildNotes(), onlyWoff2(), chunksByUse(), boot()],
  resolve: { tsconfigPaths: true },
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  // One build serves below any path: only the page names its files from the site's root, and whoever serves it says where that is.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
  build: {
    target: 'es2023',
    // A font inlined as data: would be refused by the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !entry.test(file)) },
    // The first script of the page names a file or two of each area.
    rolldownOptions: {
      output: { chunkFileNames: 'assets/[name]-[hash:7].js' },
      // An area asks for its calls when it is opened; those that the shell makes too are there already.
      checks: { ineffectiveDynamicImport: false },
    },
    chunkSizeWarningLimit: 2000,
  },
  test: {
    // All of a small machine's processors: the files' own work is what takes the time.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          ...tests,
          name: 'unit',
          setupFiles: ['tests/support/properties.ts'],
          include: [
            '{src/{domain,contract,backend},server}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{contract,simulation}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // By the clock of the files and programs that they use.
        test: {
          ...tests,
          execArgv: [nursery],
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: ['tests/server/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...tests,
          name: 'components',
          include: ['src/{providers,components,resources,pages,app}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          ...tests,
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/screens.ts', 'tests/support/setup.ts'],
        },
      },
    ],
  },
});
