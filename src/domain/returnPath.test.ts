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
])('%j leads to the dashboard', (path) => {
  expect(returnPath(path)).toBe(home);
});

test('no text whatever leads off the site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (text) => {
        expect(new URL(returnPath(text), 'https://here.test').origin).toBe('https://here.test');
      },
    ),
  );
});

test('the sign-in page is told where from', () => {
  expect(loginPath('/coursesetup/?a=b')).toBe('/login?next=%2Fcoursesetup%2F%3Fa%3Db');
  expect(loginPath('/dashboard')).toBe('/login');
});
