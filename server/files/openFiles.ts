import type { Config } from '../config';
import { mediaIn } from '../folders';
import { createDiskFiles } from './diskFiles';
import type { MediaFiles } from './mediaFiles';
import { createS3Files } from './s3Files';

/** Opens the store of uploaded files that the configuration names. */
export const openFiles = ({
  DATA_DIR,
  S3_URL,
  S3_REGION,
  S3_ACCESS_KEY_ID = '',
  S3_SECRET_ACCESS_KEY = '',
}: Config): MediaFiles =>
  S3_URL === undefined
    ? createDiskFiles(mediaIn(DATA_DIR))
    : createS3Files({ url: S3_URL, region: S3_REGION, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY });
