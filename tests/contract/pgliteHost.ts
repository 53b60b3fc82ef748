import { randomBytes } from 'node:crypto';
import { cleanHtml } from '@server/host/cleanHtml';
import { watchAccess } from '@/backend/accessWatch';
import { shapeChecks } from '@/backend/health/shapeChecks';
import { type Files, type Host, usualLifetimes } from '@/backend/host';
import { createThrottle } from '@/backend/throttle';
import { createMemoryFiles } from '@/providers/demo/fileStorage';
import { origin, type TestHost } from './api';
import { pgliteRows, worldPgliteStore } from './pglite';
import { quickPasswords } from './quickPasswords';
import { createTestHost } from './testHost';

/** Creates a host on PostgreSQL, with the world's records alone. */
export async function createPgliteHost(files: Files = createMemoryFiles()): Promise<TestHost> {
  const store = await worldPgliteStore();
  const host: Host = {
    ...watchAccess(store),
    files,
    now: () => new Date(),
    newToken: () => randomBytes(32).toString('base64url'),
    secret: 'contract',
    lifetimes: usualLifetimes,
    signUp: true,
    passwords: quickPasswords,
    tries: createThrottle(),
    cleanHtml,
    checks: shapeChecks,
    origins: [origin],
    report: () => {},
  };
  return createTestHost(host, pgliteRows);
}
