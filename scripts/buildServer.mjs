import { build } from 'vite';

/** Bundles the server into dist-server/main.js; its packages stay in node_modules. */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  build: { ssr: 'server/main.ts', outDir: 'dist-server', target: 'node20', emptyOutDir: true },
});
