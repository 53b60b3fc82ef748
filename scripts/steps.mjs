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
  'budgets with thirty areas': 'node scripts/manyAreas.mjs',
};

/** Runs commands one after the other, all of them; tells of each whether it passed, and its seconds. */
export const run = (steps) => Object.entries(steps).map(([name, command]) => ({ name, ...outcomeOf(name, command) }));

/** The names of those that failed. */
export const failuresOf = (outcomes) => outcomes.filter(({ passed }) => !passed).map(({ name }) => name);

function outcomeOf(name, command) {
  console.log(`\n── ${name}: ${command}`);
  const start = Date.now();
  const { status } = spawnSync(command, { env, shell: true, stdio: 'inherit' });
  const seconds = (Date.now() - start) / 1000;
  const passed = status === 0;
  console.log(`── ${name} ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { passed, seconds };
}
