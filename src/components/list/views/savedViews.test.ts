import { expect, test } from 'vitest';
import { isCalled, isSameLook, savedViews, searchOf } from './savedViews';

const sort = { field: 'id', order: 'ASC' } as const;
const view = { list: 'faq', name: 'Of today', filter: { courses: 1 }, sort, hidden: [] };

test.each([undefined, null, 'x', { view }, [1, { ...view, sort: 'id' }, { ...view, name: '' }]])(
  'what is kept and makes no sense is left out: %j',
  (value) => {
    expect(savedViews.schema.parse(value)).toEqual([]);
  },
);

test('valid views are kept beside invalid ones', () => {
  expect(savedViews.schema.parse([null, view])).toEqual([view]);
});

test('two looks are equal whatever the order of their filters and hidden columns, and however an empty value is written', () => {
  const one = { filter: { a: 1, b: 'x', q: '' }, sort, hidden: ['c', 'd'] };
  expect(isSameLook(one, { filter: { b: 'x', a: 1, e: null }, sort, hidden: ['d', 'c'] })).toBe(true);
  expect(isSameLook(one, { ...one, filter: { a: 1, b: 'y' } })).toBe(false);
  expect(isSameLook(one, { ...one, hidden: ['c'] })).toBe(false);
  expect(isSameLook(one, { ...one, sort: { field: 'id', order: 'DESC' } })).toBe(false);
});

test('its address opens it, whatever it is searched for', () => {
  const search = new URLSearchParams(searchOf({ filter: { q: '100 % & “क”' }, sort, hidden: [] }));
  expect(JSON.parse(search.get('filter') ?? '')).toEqual({ q: '100 % & “क”' });
  expect([search.get('sort'), search.get('order'), search.get('page')]).toEqual(['id', 'ASC', '1']);
});

test('names are compared as everywhere', () => {
  expect(isCalled(view, ' of  TODAY ')).toBe(true);
  expect(isCalled(view, 'Of yesterday')).toBe(false);
});
