import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { type Call, defineCalls, get, search } from '@/contract/call';
import { id } from '@/contract/fields';
import { data, page } from '@/contract/replies';
import { createActivity } from '@/providers/api/activity';
import { createClient } from '@/providers/api/client';
import type { Adapter } from './adapter';
import { fillLists } from './listsAtHand';
import { readQuery } from './reads';

const tag = z.object({ iid: id, name: z.string() });
const { getAll, getPage, findAll } = defineCalls({
  getAll: get('/tags', { summary: '', reply: data(z.array(tag)) }),
  getPage: get('/tags/{offset}/{limit}', { summary: '', reply: page(tag) }),
  findAll: search('/tags/find', {
    summary: '',
    body: z.object({ place: z.string().check(z.minLength(1)) }),
    reply: data(z.array(tag)),
  }),
});

const tags = ['river', 'hill', 'plain'].map((name, index) => ({ iid: index + 1, name }));
const sort = { field: 'name', order: 'ASC' };
const pagination = { page: 1, perPage: 2 };

/** A list with these calls, the requests to its server, and a function that returns what it shows immediately. */
function lists(adapter: Adapter, rows: readonly unknown[] = tags) {
  const asked: string[] = [];
  const queries = new QueryClient();
  const client = createClient({
    transport: async ({ path }) => {
      asked.push(path);
      return { status: 200, body: { data: rows, len: [{ len: 3 }] } };
    },
    activity: createActivity(),
    paths: {},
    session: { read: async () => null, remove: () => undefined },
    authorized: (request) => request(null),
  });
  fillLists({ client, queries }, (resource) => (resource === 'tag' ? adapter : undefined));
  const read = (call: Call, input: Record<string, string>) => queries.query(readQuery(client, call, input));
  const shown = (filter: object = {}, resource = 'tag') => {
    const queryKey = [resource, 'getList', { pagination, sort, filter, meta: undefined }];
    return new QueryObserver<{ data: { name: string }[]; total: number }>(queries, {
      queryKey,
      enabled: false,
    }).getCurrentResult();
  };
  return { asked, queries, read, shown };
}

const names = ({ data: found }: ReturnType<ReturnType<typeof lists>['shown']>) => found?.data.map(({ name }) => name);

test('a list whose answer is there has its rows at once, sorted and cut, and knows how old they are', async () => {
  const { queries, read, shown } = lists({ list: getAll });
  await read(getAll, {});
  const result = shown();
  expect(names(result)).toEqual(['hill', 'plain']);
  expect(result.data?.total).toBe(3);
  expect(result.dataUpdatedAt).toBe(queries.getQueryState(['call', 'getAll', {}])?.dataUpdatedAt);
  expect(names(shown({ name: 'river' }))).toEqual(['river']);
});

test('it waits for its server where nothing was read, a change has put that in doubt, or it is of another resource', async () => {
  const { queries, read, shown } = lists({ list: getAll });
  expect(shown({ name: 'river' }).isPending).toBe(true);
  await read(getAll, {});
  expect(shown({}, 'other').isPending).toBe(true);
  await queries.invalidateQueries();
  expect(shown({ name: 'hill' }).isPending).toBe(true);
});

test('a search has the rows that it was asked for before, not those of another one nor of one that isn’t complete', async () => {
  const { read, shown } = lists({ list: findAll });
  await read(findAll, { place: 'Ilam' });
  expect(names(shown({ place: 'Ilam', name: 'hill' }))).toEqual(['hill']);
  expect(shown({ place: 'Jumla' }).isPending).toBe(true);
  expect(shown({ place: '' }).isPending).toBe(true);
});

test('a page that was fetched ahead is there at once, and the next one is fetched', async () => {
  const { asked, read, shown } = lists({ list: getPage }, tags.slice(0, 2));
  await read(getPage, { offset: '0', limit: '2' });
  expect(names(shown())).toEqual(['river', 'hill']);
  await vi.waitFor(() => expect(asked).toEqual(['/tags/0/2', '/tags/2/2']));
});

test('a list that is read in several pages, and one whose rows are none, are left to who asks', async () => {
  const several = lists({ list: getAll, pageSize: 100 });
  await several.read(getAll, {});
  expect(several.shown().isPending).toBe(true);
  const broken = lists({ list: getAll, toRecord: () => JSON.parse('broken') });
  await broken.read(getAll, {});
  expect(broken.shown().isPending).toBe(true);
});
