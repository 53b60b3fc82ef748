import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;

/** The checks of `npm run check` and `npm test`; the longest begins first. */
export const checks = {
  'build and budgets': 'vite build --logLevel warn && node scripts/buildServer.mjs && node scripts/budgets.mjs',
  types: 'tsc -p .',
  lint: 'oxlint -c oxlint.config.mjs',
  'dead code': 'knip',
  migrations: 'node scripts/checkMigrations.mjs',
  format: 'biome check',
};

/** Runs all commands one after the other; prints whether each passed, and its seconds. */
export async function run(steps) {
  const outcomes = [];
  for (const [name, command] of Object.entries(steps)) {
    console.log(`\n── ${name}: ${command}`);
    outcomes.push(await outcomeOf(name, begin(command, 'inherit')));
  }
  return outcomes;
}

/** Runs as many commands at a time as there are processors; prints a command's output whole, once it has ended. */
export async function runBeside(steps) {
  const waiting = Object.entries(steps);
  const outcomes = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await outcomeBeside(...next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return outcomes;
}

/** Returns the names of the failed commands. */
export const failuresOf = (outcomes) => outcomes.filter(({ passed }) => !passed).map(({ name }) => name);

async function outcomeBeside(name, command) {
  const child = begin(command, ['ignore', 'pipe', 'pipe']);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  return outcomeOf(name, child, async () => console.log(`\n── ${name}: ${command}\n${(await said).join('')}`));
}

/** A command that hangs has failed after this time. */
const limit = 40 * 60_000;

const begin = (command, stdio) =>
  spawn(command, { env: { ...process.env, PATH }, shell: true, stdio, timeout: limit, killSignal: 'SIGKILL' });

async function outcomeOf(name, child, tell = async () => undefined) {
  const start = Date.now();
  const status = await new Promise((ended) => child.on('exit', ended));
  const seconds = (Date.now() - start) / 1000;
  const passed = status === 0;
  await tell();
  console.log(`── ${name} ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name, passed, seconds };
}
