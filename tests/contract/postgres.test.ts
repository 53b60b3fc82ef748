import { randomBytes } from 'node:crypto';
import { beforeAll } from 'vitest';
import { usualLifetimes } from '@/backend/host';
import { createMemoryFiles } from '@/providers/demo/fileStorage';
import { demoPasswords } from '@/providers/demo/passwords';
import { origin } from './api';
import { describeContract } from './describeContract';
import { sharedPglite, startTime, worldPgliteStore } from './pglite';
import { createTestHost } from './testHost';

beforeAll(sharedPglite, startTime);

describeContract('PostgreSQL', async () => {
  const store = await worldPgliteStore();
  return createTestHost({
    store,
    files: createMemoryFiles(),
    now: () => new Date(),
    newToken: () => randomBytes(32).toString('base64url'),
    secret: 'contract',
    lifetimes: usualLifetimes,
    passwords: demoPasswords,
    async mail(mail) {
      await store.insert('outbox_mail', { ...mail, sent_at: new Date().toISOString() });
    },
    origins: [origin],
    report: () => {},
  });
});
