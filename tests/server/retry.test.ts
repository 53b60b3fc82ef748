import { retrying } from '@server/store/retry';
import { expect, test } from 'vitest';

const refusal = (code: string) => new Error('refused', { cause: Object.assign(new Error('by the database'), { code }) });

/** A transaction that fails so often, with this code. */
function failing(times: number, code: string) {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs <= times) throw refusal(code);
    return runs;
  };
  return { run, runs: () => runs };
}

test.each(['40001', '40P01'])('a transaction that ends with %s runs again', async (code) => {
  expect(await retrying(failing(3, code).run)).toBe(4);
});

test('it doesn’t run for ever', async () => {
  const { run, runs } = failing(100, '40001');
  await expect(retrying(run)).rejects.toThrow('refused');
  expect(runs()).toBe(5);
});

test('any other failure is its end', async () => {
  const { run, runs } = failing(1, '23505');
  await expect(retrying(run)).rejects.toThrow('refused');
  expect(runs()).toBe(1);
});
