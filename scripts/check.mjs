import { checks, failuresOf, runBeside } from './steps.mjs';

const failed = failuresOf(await runBeside(checks));
console.log(failed.length === 0 ? '\nEvery check passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
