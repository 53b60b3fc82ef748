import { join, resolve } from 'node:path';

// The server runs in the folder of package.json, from its sources as from its bundle.
export const migrationsFolder = resolve('server/migrations');
export const fixturesFolder = resolve('fixtures');
export const siteFolder = resolve('dist');

/** Where uploads are while they arrive. */
export const uploadsIn = (dataFolder: string): string => join(dataFolder, 'uploads');

/** Where uploaded files are, unless a store that speaks S3 has them. */
export const mediaIn = (dataFolder: string): string => join(dataFolder, 'media');

/** The folder of the backups, in the data folder or the bucket. */
export const backupsFolder = 'backups';

/** The folders of files that aren't whole yet. */
export const unfinishedIn = ({ DATA_DIR }: { DATA_DIR: string }): string[] => [
  uploadsIn(DATA_DIR),
  join(mediaIn(DATA_DIR), '.unfinished'),
];
