import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localList } from './localList';

const records = [
  { id: 1, name: 'Lok Sewa Aayog', code: 'PSC' },
  { id: 2, name: 'बैंकिङ सेवा', code: 'BNK' },
  { id: 10, name: 'Engineering Licence', code: 'NEC' },
];
const all = { page: 1, perPage: 100 };
const names = (list: { data: { name: string }[] }) => list.data.map(({ name }) => name);

test('the quick filter wants every word, in any field, in either script and any case', () => {
  const byId = { field: 'id', order: 'ASC' } as const;
  expect(names(localList(records, { filter: { q: 'sewa psc' }, sort: byId, pagination: all }))).toEqual(['Lok Sewa Aayog']);
  expect(names(localList(records, { filter: { q: 'बैंकिङ' }, sort: byId, pagination: all }))).toEqual(['बैंकिङ सेवा']);
  expect(localList(records, { filter: { q: 'nothing' }, sort: byId, pagination: all })).toEqual({ data: [], total: 0 });
});

test('numbers sort by value, texts by the alphabet', () => {
  expect(names(localList(records, { filter: {}, sort: { field: 'id', order: 'DESC' }, pagination: all })).at(0)).toBe(
    'Engineering Licence',
  );
  expect(names(localList(records, { filter: {}, sort: { field: 'name', order: 'ASC' }, pagination: all }))).toEqual([
    'Engineering Licence',
    'Lok Sewa Aayog',
    'बैंकिङ सेवा',
  ]);
});

test('the pages of any list hold each row once', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 7 }), (texts, perPage) => {
      const rows = texts.map((name, id) => ({ id, name }));
      const sort = { field: 'name', order: 'ASC' } as const;
      const pages = Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) =>
        localList(rows, { filter: {}, sort, pagination: { page: page + 1, perPage } }),
      );
      expect(pages.flatMap(({ data }) => data.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
    }),
  );
});
