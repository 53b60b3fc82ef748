import fc from 'fast-check';
import { expect, test } from 'vitest';
import { home, loginPath, returnPath } from './returnPath';

test('a screen of the product is come back to, with its list’s state', () => {
  expect(returnPath('/coursesetup/coursecategorysetup/edit/3?page=2#top')).toBe(
    '/coursesetup/coursecategorysetup/edit/3?page=2#top',
  );
});

test.each([
  null,
  '',
  'dashboard',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/login',
  '/signup?x=1',
  '/',
  '/.//x',
  '/a/../..//x',
  '/%2e//x',
  '/.\\/x',
  '/a/..//',
])('%j leads to the dashboard', (path) => {
  expect(returnPath(path)).toBe(home);
});

/** Texts made of parts of addresses, and any others. */
const anyText = fc.oneof(
  fc
    .array(fc.constantFrom('/', '\\', '.', '..', '%2e', '%2F', '%', '\t', ':', '@', '?', '#', 'x', 'login'))
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
);

test('no text whatever leads off the site, nor to what the browser’s history refuses', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('', '/', '/./', '/a/..'), (text, start) => {
      const path = returnPath(start + text);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, 'https://here.test').href).toBe(`https://here.test${path}`);
    }),
    { numRuns: 1000 },
  );
});

test('the sign-in page is told where from', () => {
  expect(loginPath('/coursesetup/?a=b')).toBe('/login?next=%2Fcoursesetup%2F%3Fa%3Db');
  expect(loginPath('/dashboard')).toBe('/login');
  expect(loginPath('/coursesetup/', 'ended')).toBe('/login?next=%2Fcoursesetup%2F&reason=ended');
  expect(loginPath('/coursesetup/', 'asked')).toBe('/login');
});
