import { openColleague } from '@tests/support/colleague';
import { expect, test } from 'vitest';
import { readQuestions } from '../files/readQuestions';
import { addNew } from './addNew';
import { readBankLooks } from './bankLooks';
import { judgedRow } from './judgedRow';
import { verdictsOf } from './verdicts';

const signal = new AbortController().signal;

/** A tab that has read and compared an import, and a function that adds it. */
async function openTab(file: string) {
  const client = await openColleague();
  const bank = await readBankLooks(client, { signal });
  const rows = verdictsOf(
    readQuestions(file).rows.map((read, index) => judgedRow(read(), index)),
    bank.looks,
  );
  return { bank, client, add: () => Promise.all(rows.map((row) => addNew(client, { row, bank }, undefined))) };
}

test('the same import in two tabs, added at the same moment, is added once', async () => {
  const file = Array.from({ length: 12 }, (_, index) => `Which of twelve is ${index}?{=a ~b}`).join('\n\n');
  const [one, other] = [await openTab(file), await openTab(file)];
  const results = (await Promise.all([one.add(), other.add()])).flat();
  expect(results.filter(({ added }) => added !== undefined)).toHaveLength(12);
  expect(results.filter(({ twin }) => twin !== undefined)).toHaveLength(12);
  const { looks, ids } = await readBankLooks(one.client, { signal });
  expect(ids.size).toBe(looks.size);
});
