import { installLocks } from '@tests/support/locks';
import { createBackend } from '@/backend/app';
import { usualLifetimes } from '@/backend/host';
import { createDemoHost } from '@/providers/demo/demoHost';
import { createMemoryStorage } from '@/providers/demo/storage';
import { origin, type TestHost } from './api';
import { describeContract } from './describeContract';
import { emptyTables } from './emptyTables';

installLocks();

describeContract('the demo', async (): Promise<TestHost> => {
  const { host } = createDemoHost({
    storage: createMemoryStorage(),
    origin,
    lifetimes: () => usualLifetimes,
    seed: async () => emptyTables,
  });
  let ahead = 0;
  const reports: unknown[] = [];
  const backend = createBackend({
    ...host,
    now: () => new Date(Date.now() + ahead * 1000),
    report: (error) => void reports.push(error),
  });
  return {
    ...backend,
    store: host.store,
    files: host.files,
    passwords: host.passwords,
    advance: (seconds) => {
      ahead += seconds;
    },
    mails: () => host.store.list('outbox_mail'),
    reports,
  };
});
