import { openDemo } from '@tests/contract/demoTestHost';
import { openPglite } from '@tests/contract/pglite';
import { installLocks } from '@tests/support/locks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { simulate } from './simulation';

installLocks();

// What waits in the chat waits as long as a seed says.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

/**
 * `SEED=7 npx vitest run tests/simulation` makes the run of a seed again, on both stores. The quick tests make 200 of them on the demo's, the
 * rest 2,000 others, and 40 on PGlite; `SEEDS=10000` makes so many.
 */
const { SEED, SEEDS, TESTS } = process.env;
const isRest = TESTS === 'rest';
const stores = [
  { store: 'the demo', open: openDemo, begin: isRest ? 200 : 0, count: isRest ? 2000 : 200 },
  { store: 'PGlite', open: openPglite, begin: 0, count: TESTS === 'quick' ? 0 : 40 },
];
const portion = 200;

describe.each(stores)('on $store', ({ open, begin, count }) => {
  const last = begin + Number((count > 0 && SEEDS) || count);
  const portions = SEED
    ? []
    : Array.from({ length: Math.ceil((last - begin) / portion) }, (_, place) => begin + place * portion + 1);

  async function run(seed: number): Promise<void> {
    const next = await open();
    // Two processes on one store.
    expect({ seed, wrong: await simulate(seed, [next(), next()]) }).toEqual({ seed, wrong: [] });
  }

  test.each(portions)(
    'what was acknowledged is there once, and the chat is the same for all, whatever the network loses, doubles or delays, and whenever a process is killed: the seeds from %d',
    { timeout: 600_000 },
    async (from) => {
      for (let seed = from; seed < from + portion && seed <= last; seed += 1) await run(seed);
    },
  );

  test.runIf(SEED)('the seed that is asked for', () => run(Number(SEED)));
});
