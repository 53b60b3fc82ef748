import { expect, test } from 'vitest';
import { validSearch } from './validSearch';

const list = { sort: { field: 'name', order: 'DESC' }, sizes: [5, 10, 100_000] } as const;
const sound = (search: string) => validSearch(search, list);

test.each([
  '',
  '?page=3&perPage=10&sort=code&order=ASC',
  '?perPage=100000&filter=%7B%22q%22%3A%22loan%20%26%20law%22%7D',
  '?filter={}&fail=getMenu:500',
])('%j stays as it is', (search) => {
  expect(sound(search)).toBe(search);
});

test.each([
  ...['0', '-1', '1.5', 'abc', '', '1e3'].map((page) => [`?page=${page}`, '?page=1']),
  ...['0', '-5', '7', 'abc', '', '5.0'].map((size) => [`?perPage=${size}`, '?perPage=5']),
  ['?sort=', '?sort=name&order=DESC'],
  ['?sort=code', '?sort=code&order=DESC'],
  ...['sideways', 'asc', ''].map((order) => [`?order=${order}`, '?order=DESC']),
  ...['%7Bbroken', '', 'null', '5', '"q"', '["q"]', '{"q":5}', '{"nosuch":1}'].map((text) => [
    `?filter=${text}`,
    '?filter=%7B%7D',
  ]),
  ['?page=2&page=3', '?page=1'],
  ['?slow=9&perPage=0&page=2', '?slow=9&perPage=5&page=2'],
])('%j is %j', (search = '', expected = '') => {
  expect(sound(search)).toBe(expected);
});

test.each([
  ['?page=3&perPage=10&sort=name&order=DESC&filter={}', '?page=3&perPage=10&sort=name&order=DESC&filter={}'],
  ['?sort=code&order=DESC&page=3', '?sort=name&order=DESC&page=3'],
  ['?order=ASC&page=3', '?order=DESC&page=3'],
  ['?filter={"q":"law"}&page=3', '?filter=%7B%7D&page=3'],
])('of a list that comes page by page %j is %j', (search, expected) => {
  expect(validSearch(search, { ...list, serverPaged: true, searched: false })).toBe(expected);
});
