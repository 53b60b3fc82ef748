import { join } from 'node:path';
import type { Config } from '../config';
import { backupsFolder, mediaIn } from '../folders';
import { createDiskFiles } from './diskFiles';
import type { MediaFiles } from './mediaFiles';
import { createS3Files } from './s3Files';

/** Opens the store of uploaded files that the configuration names. */
export const openFiles = (config: Config): MediaFiles =>
  config.S3_URL === undefined
    ? createDiskFiles(mediaIn(config.DATA_DIR))
    : createS3Files({ ...bucketOf(config, config.S3_URL), apart: [backupsFolder] });

/** Opens the store of the backups that a server makes by itself. */
export const openBackups = (config: Config): MediaFiles =>
  config.S3_URL === undefined
    ? createDiskFiles(join(config.DATA_DIR, backupsFolder))
    : createS3Files({ ...bucketOf(config, config.S3_URL), folder: backupsFolder });

const bucketOf = ({ S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' }: Config, url: string) => ({
  url,
  region: S3_REGION,
  accessKeyId: S3_ACCESS_KEY_ID,
  secretAccessKey: S3_SECRET_ACCESS_KEY,
});
