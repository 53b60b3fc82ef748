import { isAlias } from '@tests/support/addresses';
import { afterEach, expect, test, vi } from 'vitest';
import { rules } from '@/providers/i18n/rules';
import { hasScreen, pageOf, preloadScreen, readsOf, screenPaths } from './routes';

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

afterEach(() => void vi.restoreAllMocks());

/** Screens that show rows or figures, and have nothing that a rule could refuse. */
const isOfRows = (path: string) =>
  ['/dashboard', '/firstSteps'].includes(path) || (pageOf(path) === path && readsOf(path).isList);

// Aliases only lead to other screens.
test.each(paths.filter((path) => !isAlias(path)))('%s loads the sentences of rules, unless it is a list', async (path) => {
  const open = vi.spyOn(rules, 'open');
  await preloadScreen(filled(path, '1'));
  expect(open.mock.calls.length > 0).toBe(!isOfRows(path));
});
