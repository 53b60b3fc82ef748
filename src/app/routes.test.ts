import { expect, test } from 'vitest';
import { hasScreen, screenPaths } from './routes';

const paths = screenPaths();
const filled = (path: string, value: string) => path.replaceAll(/:\w+/g, value);

test.each(paths)('%s is found by an address, and by none with a tail or with what can’t be decoded', (path) => {
  expect(hasScreen(filled(path, '1'))).toBe(true);
  expect(hasScreen(`${filled(path, '1')}/`)).toBe(true);
  expect(hasScreen(filled(path, '1').toUpperCase())).toBe(true);
  for (const broken of ['%', '%2', '%E0%A4', '%FF']) {
    expect(hasScreen(`${filled(path, '1')}/no/such/${broken}`)).toBe(false);
    if (path.includes(':')) expect(hasScreen(filled(path, broken))).toBe(false);
  }
  expect(hasScreen(`${filled(path, '1')}/no/such/tail`)).toBe(false);
});
