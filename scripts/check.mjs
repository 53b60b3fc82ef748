import { checks, failuresOf } from './steps.mjs';

const failed = failuresOf(checks);
console.log(failed.length === 0 ? '\nEvery check passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
