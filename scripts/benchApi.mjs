import { createServer } from 'vite';

/** A separate process: sends the port of `bench/api.ts` to the process that started it. What it loads later is loaded by the same server. */
const { ssrLoadModule } = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
const module = await ssrLoadModule('/bench/api.ts');
process.send?.(module.port);
