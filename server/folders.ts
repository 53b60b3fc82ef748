import { resolve } from 'node:path';

// The server runs in the folder of package.json, from its sources as from its bundle.
export const migrationsFolder = resolve('server/migrations');
export const fixturesFolder = resolve('fixtures');
export const siteFolder = resolve('dist');
