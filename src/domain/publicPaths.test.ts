import { expect, test } from 'vitest';
import { publicPathOf } from './publicPaths';

test('the empty root path opens the sign-in page', () => {
  expect(publicPathOf('/')).toBe('/login');
});

test('a slash at the end and capitals make no difference', () => {
  expect(publicPathOf('/Login/')).toBe('/login');
});

test.each(['/dashboard', '/login/x', '/coursesetup/'])('%s stands in the shell', (path) => {
  expect(publicPathOf(path)).toBeUndefined();
});
