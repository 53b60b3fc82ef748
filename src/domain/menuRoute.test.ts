import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowedRoute, isElsewhere, routeOf } from './menuRoute';

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

test.each(['faq', 'coursesetup/coursecategorysetup', '#', 'a/b:c', 'https://example.com/help?q=a:b', 'HTTPS://example.com'])(
  'a menu may lead to %s',
  (route) => {
    expect(isAllowedRoute(route)).toBe(true);
  },
);

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\u200bscript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:staff@example.com',
  'tel:9841',
  'ftp://example.com',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'https:example.com',
  'https:///example.com',
  'https://user@example.com',
  'https:\\\\example.com',
  '\\\\example.com',
  'faq\\..',
])('but not to %j', (route) => {
  expect(isAllowedRoute(route)).toBe(false);
});

test('an address has a scheme, a route of the product has none', () => {
  expect([isElsewhere('HTTPS://example.com'), isElsewhere('faq'), isElsewhere('a/b:c')]).toEqual([true, false, false]);
});
