import { relative } from 'node:path';
import { beforeAll, beforeEach, type RunnerTask } from 'vitest';
import { isLeftOut } from '../../scripts/tiers.mjs';

/** Uses the libraries' production builds: React alone takes a third less time without its development checks. */
process.env['NODE_ENV'] = 'production';

// Before the first test: its limit of time isn't for the compiler. Imported here, once the builds are chosen.
beforeAll(async () => (await import('./warmUp')).warmUp());

const testsIn = (tasks: readonly RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : task));

beforeEach(({ task, skip }) => {
  skip(isLeftOut(relative(process.cwd(), task.file.filepath), testsIn(task.file.tasks).indexOf(task)), 'of the other run');
});
