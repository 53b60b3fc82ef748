import { installLocks } from '@tests/support/locks';
import { describe } from 'vitest';
import { createFakeRestStore } from '@/providers/demo/fakeRestStore';
import { createMemoryStorage } from '@/providers/demo/storage';
import { emptyTables } from './emptyTables';
import { fuzzStore } from './fuzzStore';

installLocks();

describe('the demo store', () => {
  fuzzStore(async () => createFakeRestStore(createMemoryStorage(), async () => emptyTables));
});
