import { noteStatements } from '@tests/support/sentStatements';
import { beforeAll, expect, test } from 'vitest';
import { describeContract } from './describeContract';
import { overHttp } from './overHttp';
import { createPgliteHost, sharedPglite } from './pglite';

const lint = noteStatements();
beforeAll(sharedPglite);

test('the rows that a test compares are read anew after each write', async () => {
  const { store, rows } = await createPgliteHost();
  const before = await rows();
  await store.list('faq');
  expect(await rows()).toBe(before);
  await store.update('faq', 1, { faq_title: 'Written' });
  expect((await rows()).filter((row) => !before.includes(row))).toEqual([expect.stringContaining('Written')]);
});

describeContract('PostgreSQL over HTTP', overHttp(createPgliteHost), ['calls', 'requests']);

lint();
