import { execFileSync } from 'node:child_process';
import { nearTests } from './nearTests.mjs';
import { checks, failuresOf, runBeside } from './steps.mjs';

const lines = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const all = lines('ls-files', '--cached', '--others', '--exclude-standard');
const untracked = lines('ls-files', '--others', '--exclude-standard');
const changed = [...lines('diff', '--name-only', '--diff-filter=d', whereMainWasLeft()), ...untracked];
const tests = nearTests(changed, all);
const { types, lint, format } = checks;
const steps = {
  ...(tests.length > 0 && { 'tests of what changed': `vitest run --experimental.fsModuleCache ${tests.join(' ')}` }),
  types,
  lint,
  format,
};

const start = Date.now();
const failed = failuresOf(await runBeside(steps));
const outcome = failed.length === 0 ? `Passed: ${Object.keys(steps).join(', ')}` : `Failed: ${failed.join(', ')}`;
console.log(`\n${outcome}, in ${Math.round((Date.now() - start) / 1000)} s.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Returns the last commit that this branch shares with main; the last commit of all where there is no main. */
function whereMainWasLeft() {
  try {
    return lines('merge-base', 'HEAD', 'main')[0];
  } catch {
    return 'HEAD';
  }
}
