import { checks, failuresOf, run } from './steps.mjs';

const failed = failuresOf(run(checks));
console.log(failed.length === 0 ? '\nEvery check passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
