import { runnerImport } from 'vite';

/** A separate process: sends the port of `bench/api.ts` to the process that started it. */
const { module } = await runnerImport('/bench/api.ts', { resolve: { tsconfigPaths: true }, logLevel: 'error' });
process.send?.(module.port);
