import { randomBytes } from 'node:crypto';
import { watchAccess } from '@/backend/accessWatch';
import { type Host, usualLifetimes } from '@/backend/host';
import type { Config } from '../config';
import { createServerChecks } from '../links/serverChecks';
import { cleanHtml } from './cleanHtml';
import { passwords } from './passwords';
import { secretOf } from './secret';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Creates the backend's host on a server; `origins` serve the product. */
export async function createServerHost(
  config: Config,
  { store, files, tries, origins, report }: Pick<Host, 'store' | 'files' | 'tries' | 'origins' | 'report'>,
): Promise<Host> {
  return {
    ...watchAccess(store),
    files,
    now: () => new Date(),
    newToken,
    secret: await secretOf(config),
    lifetimes: usualLifetimes,
    signUp: config.SIGN_UP,
    passwords,
    tries,
    cleanHtml,
    checks: createServerChecks({ files, opens: config.CHECK_LINKS }),
    origins,
    report,
  };
}
