import { runnerImport } from 'vite';

/** A process of its own: tells the one that started it the port of `bench/api.ts`. */
const { module } = await runnerImport('/bench/api.ts', { resolve: { tsconfigPaths: true }, logLevel: 'error' });
process.send?.(module.port);
