import { installLocks } from '@tests/support/locks';
import { usualLifetimes } from '@/backend/host';
import { createDemoHost } from '@/providers/demo/demoHost';
import { createMemoryStorage } from '@/providers/demo/storage';
import { origin } from './api';
import { describeContract } from './describeContract';
import { emptyTable } from './emptyTable';
import { createTestHost } from './testHost';
import { seedWorld } from './world';

installLocks();

describeContract('the demo', async () => {
  const { host } = createDemoHost({
    storage: createMemoryStorage(),
    origin,
    lifetimes: () => usualLifetimes,
    seed: emptyTable,
  });
  await seedWorld(host);
  return createTestHost(host);
});
