import { openDemo } from '@tests/contract/demoTestHost';
import { installLocks } from '@tests/support/locks';
import { expect, test } from 'vitest';
import { simulate } from './simulation';

installLocks();

/**
 * `SEED=7 npx vitest run tests/simulation` makes the run of a seed again. The quick tests make 200 of them, the rest 2,000 others;
 * `SEEDS=10000` makes so many.
 */
const { SEED, SEEDS, TESTS } = process.env;
const portion = 200;
const begin = TESTS === 'rest' ? portion : 0;
const count = Number(SEEDS ?? (TESTS === 'rest' ? 2000 : portion));
const portions = SEED ? [] : Array.from({ length: Math.ceil(count / portion) }, (_, place) => begin + place * portion + 1);

async function run(seed: number): Promise<void> {
  const open = await openDemo();
  // Two processes on one store.
  expect({ seed, wrong: await simulate(seed, [open(), open()]) }).toEqual({ seed, wrong: [] });
}

test.each(portions)(
  'what was acknowledged is there once, whatever the network loses, doubles or delays, and whenever a process is killed: 200 seeds from %d',
  { timeout: 300_000 },
  async (from) => {
    for (let seed = from; seed < from + portion; seed += 1) await run(seed);
  },
);

test.runIf(SEED)('the seed that is asked for', () => run(Number(SEED)));
