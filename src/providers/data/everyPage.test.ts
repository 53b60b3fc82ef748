import { expect, test, vi } from 'vitest';
import { everyPage } from './everyPage';

const rows = (from: number, count: number) => Array.from({ length: count }, (_, place) => ({ id: from + place }));

test.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [7, 3],
])('of %i rows, 3 a page, %i pages are read', async (count, pages) => {
  const all = rows(1, count);
  const read = vi.fn(async (page: string) => all.slice((Number(page) - 1) * 3, Number(page) * 3));
  expect(await everyPage(read, 3)).toEqual(all);
  expect(read).toHaveBeenCalledTimes(pages);
});

test('a single page is the one that was read, not a copy', async () => {
  const page = rows(1, 2);
  expect(await everyPage(async () => page, 3)).toBe(page);
});

test('a server that knows of no pages is asked no third time', async () => {
  const read = vi.fn(async () => rows(1, 5));
  expect(await everyPage(read, 3)).toEqual(rows(1, 5));
  expect(read).toHaveBeenCalledTimes(2);
});
