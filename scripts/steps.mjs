import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` };

/** What `npm run check` holds the project to, in the order of its cost. */
export const checks = {
  format: 'biome check',
  lint: 'oxlint -c oxlint.config.mjs',
  types: 'tsc -p .',
  'dead code': 'knip',
  build: 'vite build --logLevel warn',
  budgets: 'node scripts/budgets.mjs',
};

/** Runs commands one after the other, all of them; gives the names of those that failed. */
export function failuresOf(steps) {
  return Object.entries(steps)
    .filter(([name, command]) => !succeeds(name, command))
    .map(([name]) => name);
}

function succeeds(name, command) {
  console.log(`\n── ${name}: ${command}`);
  const start = Date.now();
  const { status } = spawnSync(command, { env, shell: true, stdio: 'inherit' });
  console.log(`── ${name} ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return status === 0;
}
