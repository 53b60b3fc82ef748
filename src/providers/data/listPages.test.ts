import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { defineCalls, get } from '@/contract/call';
import { id } from '@/contract/fields';
import { data, page } from '@/contract/replies';
import { createActivity } from '@/providers/api/activity';
import { createClient } from '@/providers/api/client';
import { createDataProvider } from './dataProvider';
import { pagedList } from './listPages';

const { getPage, getAll } = defineCalls('account', {
  getPage: get('/tags/{offset}/{limit}', { summary: '', reply: page(z.object({ iid: id })) }),
  getAll: get('/tags', { summary: '', reply: data(z.array(z.object({ iid: id }))) }),
});

/** A provider whose server has `total` rows, and the pages that the server was asked for. */
function serving(total: number, refused: readonly string[] = [], most = 100) {
  const asked: string[] = [];
  const client = createClient({
    transport: async ({ path }) => {
      asked.push(path);
      const [offset = 0, limit = 0] = path.split('/').slice(2).map(Number);
      const rows = Array.from({ length: total }, (_, index) => ({ iid: index + 1 }));
      const body = { data: rows.slice(offset, offset + Math.min(limit, most)), len: [{ len: total }] };
      return refused.includes(path) ? { status: 500, body: undefined } : { status: 200, body };
    },
    activity: createActivity(),
    paths: {},
    session: { read: async () => null, remove: () => undefined },
    authorized: (request) => request(null),
  });
  const provider = createDataProvider(client, new QueryClient(), { tag: async () => ({ list: getPage }) });
  const pageOf = async (number: number, perPage = 10) => {
    const { data: rows, total: all } = await provider.getList('tag', {
      pagination: { page: number, perPage },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    return { first: rows[0]?.id, count: rows.length, total: all };
  };
  return { asked, pageOf };
}

test('a list is known for one of pages by its call’s path', () => {
  expect(pagedList({ list: getPage })).toBe(getPage);
  expect(pagedList({ list: getAll })).toBeUndefined();
  expect(pagedList({})).toBeUndefined();
});

test('one page is asked for, and the next one ahead, so that it is there', async () => {
  const { asked, pageOf } = serving(25);
  expect(await pageOf(1)).toEqual({ first: 1, count: 10, total: 25 });
  await expect.poll(() => asked).toEqual(['/tags/0/10', '/tags/10/10']);
  expect(await pageOf(2)).toEqual({ first: 11, count: 10, total: 25 });
  await expect.poll(() => asked).toEqual(['/tags/0/10', '/tags/10/10', '/tags/20/10']);
  expect(await pageOf(3)).toEqual({ first: 21, count: 5, total: 25 });
  expect(asked).toHaveLength(3);
});

test('all rows are put together of pages that a server gives, also where it gives fewer', async () => {
  const { asked, pageOf } = serving(250);
  expect(await pageOf(1, Number.MAX_SAFE_INTEGER)).toEqual({ first: 1, count: 250, total: 250 });
  expect(asked).toEqual(['/tags/0/100', '/tags/100/100', '/tags/200/100']);
  const sparing = serving(100, [], 40);
  expect(await sparing.pageOf(1, Number.MAX_SAFE_INTEGER)).toEqual({ first: 1, count: 100, total: 100 });
  expect(sparing.asked).toEqual(['/tags/0/100', '/tags/40/100', '/tags/80/100']);
  expect(await serving(0).pageOf(1, Number.MAX_SAFE_INTEGER)).toEqual({ first: undefined, count: 0, total: 0 });
});

test('past the end is the last page, and of an empty list the first', async () => {
  const { asked, pageOf } = serving(25);
  expect(await pageOf(99)).toEqual({ first: 21, count: 5, total: 25 });
  expect(asked).toEqual(['/tags/980/10', '/tags/20/10']);
  expect(await serving(0).pageOf(1)).toEqual({ first: undefined, count: 0, total: 0 });
});

test('a page ahead that doesn’t come is told to whoever goes there', async () => {
  const { asked, pageOf } = serving(25, ['/tags/10/10']);
  expect(await pageOf(1)).toMatchObject({ first: 1 });
  await expect.poll(() => asked).toHaveLength(2);
  await expect(pageOf(2)).rejects.toMatchObject({ status: 500 });
});
