import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'vite';

/** Bundles the server into dist-server/main.js; its packages stay in node_modules. */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  build: { ssr: 'server/main.ts', outDir: 'dist-server', target: 'node20', emptyOutDir: true },
});

// An empty database, which a first start and a restore unpack: to make it takes 850 MB, to unpack it 400.
const database = await PGlite.create();
const packed = await database.dumpDataDir('gzip');
await writeFile('dist-server/emptyDatabase.tar.gz', packed.stream());
await database.close();
