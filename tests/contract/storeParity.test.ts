import { installLocks } from '@tests/support/locks';
import { beforeAll, describe } from 'vitest';
import { createFakeRestStore } from '@/providers/demo/fakeRestStore';
import { createMemoryStorage } from '@/providers/demo/storage';
import { describeStore } from './describeStore';
import { emptyTable } from './emptyTable';
import { fuzzCounts, fuzzUses } from './fuzzCounts';
import { fuzzQueries } from './fuzzQueries';
import { fuzzStore } from './fuzzStore';
import { fuzzWrites } from './fuzzWrites';
import { emptyPgliteStore, sharedPglite } from './pglite';

installLocks();

const stores = {
  'the demo store': async () => createFakeRestStore(createMemoryStorage(), emptyTable),
  'the store in PostgreSQL': emptyPgliteStore,
};

beforeAll(sharedPglite);

describe.each(Object.entries(stores))('%s', (_name, makeStore) => {
  describeStore(makeStore);
  fuzzCounts(makeStore);
  fuzzUses(makeStore);
  fuzzStore(makeStore);
  fuzzQueries(makeStore);
  fuzzWrites(makeStore);
});
