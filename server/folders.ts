import { join, resolve } from 'node:path';

// The server runs in the folder of package.json, from its sources as from its bundle.
export const migrationsFolder = resolve('server/migrations');
export const fixturesFolder = resolve('fixtures');
export const siteFolder = resolve('dist');

/** Where uploads are while they arrive. */
export const uploadsIn = (dataFolder: string): string => join(dataFolder, 'uploads');

/** The folders of files that aren't whole yet. */
export const unfinishedIn = ({ DATA_DIR }: { DATA_DIR: string }): string[] => [
  uploadsIn(DATA_DIR),
  join(DATA_DIR, 'media', '.unfinished'),
];
