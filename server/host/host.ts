import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Host, usualLifetimes } from '@/backend/host';
import type { Config } from '../config';
import { createDiskFiles } from '../files/diskFiles';
import { passwords } from './passwords';
import { secretOf } from './secret';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Creates the backend's host on a server; `origins` serve the product. */
export async function createServerHost(
  config: Config,
  { store, tries, origins, report }: Pick<Host, 'store' | 'tries' | 'origins' | 'report'>,
): Promise<Host> {
  return {
    store,
    files: createDiskFiles(join(config.DATA_DIR, 'media')),
    now: () => new Date(),
    newToken,
    secret: await secretOf(config),
    lifetimes: usualLifetimes,
    passwords,
    tries,
    origins,
    report,
  };
}
