import { expect, test } from 'vitest';
import { askedList } from './useListRead';

const first = { page: 1, perPage: 10, sort: undefined, filter: {} };
const kept = { page: 3, perPage: 25, sort: 'name', order: 'DESC', filter: { live: 'y', q: 'law' } };

test.each([
  ['', undefined, first],
  ['', 'broken', first],
  ['', kept, { page: 3, perPage: 25, sort: { field: 'name', order: 'DESC' }, filter: { live: 'y' } }],
  ['?page=2', kept, { ...first, page: 2 }],
  ['?page=-1&perPage=x&sort=name&order=up&filter={', undefined, first],
  ['?sort=name&order=ASC', undefined, { ...first, sort: { field: 'name', order: 'ASC' } }],
  ['?filter={"live":"n","q":"tax"}', undefined, { ...first, filter: { live: 'n', q: 'tax' } }],
  ['?filter=["live"]', undefined, first],
])('«%s», after %j, asks for %j', (search, last, asked) => {
  expect(askedList(search, last)).toEqual(asked);
});
