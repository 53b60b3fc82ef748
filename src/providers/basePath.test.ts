import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  delete document.documentElement.dataset['base'];
  window.history.replaceState(null, '', '/');
});

/** Opens a page as the server gives it. */
async function open(address: string, base?: string): Promise<typeof import('./basePath')> {
  if (base !== undefined) document.documentElement.dataset['base'] = base;
  window.history.replaceState(null, '', address);
  vi.resetModules();
  return import('./basePath');
}

test('a product that has its whole site is at its root', async () => {
  const { basePath, pathHere, siteHere } = await open('/desk/faq');
  expect([basePath, pathHere(), siteHere]).toEqual(['', '/desk/faq', location.origin]);
});

test.each([
  ['/desk', '/'],
  ['/desk/', '/'],
  ['/desk/desk/faq?q=1', '/desk/faq'],
])('below /desk, %s is the product’s %s', async (address, here) => {
  const { basePath, pathHere, siteHere } = await open(address, '/desk');
  expect([basePath, pathHere(), siteHere]).toEqual(['/desk', here, `${location.origin}/desk`]);
});

test.each(['/faq', '/deskfaq'])('whoever asks the server itself for %s has the whole of it', async (address) => {
  const { basePath, pathHere, belowBase } = await open(address, '/desk');
  expect([basePath, pathHere(), belowBase(address)]).toEqual(['', address, address]);
});
