import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isElsewhere, routeOf } from './menuRoute';

test.each([
  ['faq', 'faq'],
  [' /faq/ ', 'faq'],
  ['//coursesetup/coursecategorysetup//', 'coursesetup/coursecategorysetup'],
  ['#', ''],
  ['/#/', ''],
  ['/', ''],
  ['', ''],
  ['https://example.com/help/', 'https://example.com/help/'],
  ['mailto:staff@example.com', 'mailto:staff@example.com'],
])('“%s” is kept as “%s”', (typed, kept) => {
  expect(routeOf(typed)).toBe(kept);
});

test('a normalised route stays as it is', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('/', '#', ' ', 'a', ':')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, (route) => {
      expect(routeOf(routeOf(route))).toBe(routeOf(route));
    }),
  );
});

test('an address has a scheme, a route of the product has none', () => {
  expect([isElsewhere('HTTPS://example.com'), isElsewhere('faq'), isElsewhere('a/b:c')]).toEqual([true, false, false]);
});
