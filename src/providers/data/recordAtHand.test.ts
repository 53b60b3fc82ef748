import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { Adapter } from '@/contract/adapter';
import { type Call, defineCalls, get } from '@/contract/call';
import { id } from '@/contract/fields';
import { data } from '@/contract/replies';
import { cachedRecord } from './cachedRecords';

const row = z.object({ iid: id, name: z.string() });
const whole = z.extend(row, { text: z.string() });
const other = z.object({ iid: id, name: z.nullable(z.string()), text: z.string() });
const one = (record: z.ZodMiniType) => get('/tags/{id}', { summary: '', reply: data(record) });
const { list, same, longer, otherwise } = defineCalls('account', {
  list: get('/tags', { summary: '', reply: data(z.array(row)) }),
  same: one(row),
  longer: one(whole),
  otherwise: one(other),
});

const river = { iid: 7, name: 'river' };

function read(adapter: Adapter, rows: readonly object[] = [river]) {
  const queries = new QueryClient();
  queries.setQueryData(['call', list.name, {}], { data: rows });
  return { queries, found: (fields?: readonly string[]) => cachedRecord(queries, adapter, '7', fields) };
}

test.each<[string, Call | undefined]>([
  ['the same as a record by the contract', same],
  ['all that there is of it', undefined],
])('a list’s row that is %s is the record', (_, call) => {
  expect(read({ list, ...(call && { one: call }) }).found()).toEqual({ ...river, id: 7 });
});

test('a row with a part of the record is enough for a form with no other fields', () => {
  const { found } = read({ list, one: longer });
  expect(found()).toBeUndefined();
  expect(found(['name'])).toMatchObject(river);
  expect(found(['name', 'text'])).toBeUndefined();
});

test('a row that says it otherwise is never taken for the record', () => {
  expect(read({ list, one: otherwise }).found(['name'])).toBeUndefined();
});

test('neither is a row of which a change may have made another, or a record that no list has', async () => {
  const { queries, found } = read({ list, one: same });
  await queries.invalidateQueries();
  expect(found()).toBeUndefined();
  expect(read({ list, one: same }, []).found()).toBeUndefined();
  expect(read({ one: same }).found()).toBeUndefined();
});

test('of several answers the newest has it', () => {
  const { queries, found } = read({ list, one: same });
  queries.setQueryData(
    ['call', list.name, { place: 'Ilam' }],
    { data: [{ ...river, name: 'Mai' }] },
    { updatedAt: Date.now() + 1000 },
  );
  expect(found()).toMatchObject({ name: 'Mai' });
});
