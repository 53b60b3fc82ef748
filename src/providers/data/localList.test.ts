import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { digitsIn } from '@/domain/digits';
import { localList } from './localList';
import { plainText, type Shown } from './shown';

const records = [
  { id: 1, name: 'Lok Sewa Aayog', code: 'PSC 20', about: '<p>Law</p>', live: 'y' },
  { id: 2, name: 'बैंकिङ सेवा', code: 'BNK २१', about: '<p>Money</p>', live: 'n' },
  { id: 10, name: 'Engineering Licence', code: 'NEC', about: '<p>Machines</p>', live: 'y' },
];
const shown: Shown = {
  locale: 'en',
  columns: ['name', 'code', 'live'],
  textOf: (record, source) => (source === 'live' ? liveText(record.live) : plainText(record[source])),
};
const liveText = (live: unknown) => (live === 'y' ? 'Aired' : 'Silent');
const byId = { field: 'id', order: 'ASC' } as const;
const all = { page: 1, perPage: 100 };
const names = (list: { data: { name: string }[] }) => list.data.map(({ name }) => name);
const search = (q: unknown, columns = shown.columns) =>
  localList(records, { filter: { q }, sort: byId, pagination: all, shown: { ...shown, columns } }).data.map(({ id }) => id);

test.each([
  ['sewa psc', [1]],
  ['SEWA  aayog\u200b', [1]],
  ['बैंकिङ', [2]],
  ['२०', [1]],
  ['21', [2]],
  ['ｎｅｃ', [10]],
  ['silent', [2]],
  ['nothing', []],
  ['  ', [1, 2, 10]],
  [undefined, [1, 2, 10]],
])('a search for %j wants every word, in any column, in either script and any case', (q, found) => {
  expect(search(q)).toEqual(found);
});

test.each(['<p>', 'law', 'strong', 'y', 'n'])(
  '%j is found only where it is shown, not in a field or a flag of the record',
  (q) => {
    const rows = records.filter((record) =>
      shown.columns.some((source) => `${shown.textOf(record, source)}`.toLowerCase().includes(q)),
    );
    expect(search(q)).toEqual(rows.map(({ id }) => id));
  },
);

test('a column that is out of sight is not searched, and a search that doesn’t say what is shown fails', () => {
  expect(search('psc', ['name', 'live'])).toEqual([]);
  expect(() => localList(records, { filter: { q: 'psc' }, sort: byId, pagination: all })).toThrow('what is shown');
});

test('what a row shows is asked once, however many keys are pressed', () => {
  const textOf = vi.fn(shown.textOf);
  const counted = { ...shown, textOf };
  for (const q of ['l', 'lo', 'lok']) localList(records, { filter: { q }, sort: byId, pagination: all, shown: counted });
  expect(textOf).toHaveBeenCalledTimes(records.length * shown.columns.length);
});

test('every text is found by itself in either script of digits and either form of its letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const list = (q: string) => localList([{ id: 1, name }], { filter: { q }, sort: byId, pagination: all, shown }).total;
      for (const q of [name, digitsIn('ne', name), name.normalize('NFD'), name.normalize('NFC')]) expect(list(q)).toBe(1);
    }),
  );
});

test('numbers sort by value, texts by the alphabet as they are shown, digits of either script by their value', () => {
  const sorted = (field: string, rows = records, order: 'ASC' | 'DESC' = 'ASC') =>
    localList(rows, { filter: {}, sort: { field, order }, pagination: all, shown });
  expect(names(sorted('id', records, 'DESC')).at(0)).toBe('Engineering Licence');
  expect(names(sorted('name'))).toEqual(['Engineering Licence', 'Lok Sewa Aayog', 'बैंकिङ सेवा']);
  expect(sorted('live').data.map(({ live }) => live)).toEqual(['y', 'y', 'n']);
  const parts = ['Part १०', 'Part 9', 'Part २'].map((name, id) => ({ ...records[0], id, name }));
  expect(
    localList(parts, { filter: {}, sort: { field: 'name', order: 'ASC' }, pagination: all, shown }).data.map(({ id }) => id),
  ).toEqual([2, 1, 0]);
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

test.each([
  [1, [1, 2]],
  [2, [10]],
  [3, [10]],
  [999_999_999, [10]],
])('page %d, of two rows each, has the rows %j: past the end are those of the last one', (page, ids) => {
  const list = localList(records, { filter: {}, sort: byId, pagination: { page, perPage: 2 }, shown });
  expect(list).toMatchObject({ data: ids.map((id) => ({ id })), total: 3 });
  expect(localList([], { filter: {}, sort: byId, pagination: { page, perPage: 2 }, shown })).toEqual({ data: [], total: 0 });
});
