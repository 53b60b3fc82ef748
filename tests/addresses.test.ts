import { expect, test } from 'vitest';
import { addressOf, aliases, screens } from './support/addresses';
import { records, searches } from './support/records';
import { names, otherTitles, titleOf } from './support/titles';

/** Everything that the tables of exceptions are asked about. */
const derived = () => JSON.stringify(Object.keys({ ...screens, ...aliases }).map((path) => [titleOf(path), addressOf(path)]));

test.each(Object.entries({ names, otherTitles, records, searches }))(
  '%s: each line says of a screen what isn’t derived without it',
  (_, table) => {
    const before = derived();
    const needless = Object.entries(table).filter(([path, exception]) => {
      Reflect.deleteProperty(table, path);
      const without = derived();
      Reflect.set(table, path, exception);
      return without === before;
    });
    expect(needless).toEqual([]);
  },
);

test('a plain area with an entry in the menu needs no line', () => {
  const paths = ['/faq', '/faq/add', '/faq/edit/:id', '/faq/view/:id'];
  expect(paths.map((path) => screens[path])).toEqual(['FAQ Setup', 'Add FAQ', 'Edit FAQ', 'FAQ Details']);
  expect(Object.keys({ ...names, ...otherTitles, ...records, ...searches }).join()).not.toContain('/faq');
});
