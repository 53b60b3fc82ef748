import { expect, test } from 'vitest';
import { linkedPage } from './mailLink';

const sites = ['https://example.org/desk'];

test.each(['https://example.org/desk/passwordresetcomplete', 'https://EXAMPLE.org:443/desk/x?y=1'])(
  'a mailed link may lead to %s',
  (page) => {
    expect(linkedPage({ sites }, page).href).toBe(new URL(page).href);
  },
);

test.each([
  'https://example.org/passwordresetcomplete',
  'https://example.org/desks/passwordresetcomplete',
  'https://example.org/desk/../passwordresetcomplete',
  'https://example.org/desk/%2e%2e/passwordresetcomplete',
  'https://example.org.evil.test/desk/x',
  'https://example.org@evil.test/desk/x',
  'http://example.org/desk/x',
])('a mailed link doesn’t lead to %s', (page) => {
  expect(() => linkedPage({ sites }, page)).toThrow();
});
