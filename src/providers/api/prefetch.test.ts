import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPrefetched, prefetch, takePrefetched } from './prefetch';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('{"some":1}'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  forgetPrefetched();
  vi.unstubAllGlobals();
});

test('an answer that was asked for ahead is taken once, by who asked', async () => {
  prefetch('/config.json');
  prefetch('/api/menu', 'Bearer mine');
  await expect(takePrefetched('/api/menu', 'Bearer another')).resolves.toBeUndefined();
  await expect(takePrefetched('/api/menu')).resolves.toBeUndefined();
  await expect(takePrefetched('/api/menu', 'Bearer mine')).resolves.toEqual({ status: 200, text: '{"some":1}' });
  await expect(takePrefetched('/api/menu', 'Bearer mine')).resolves.toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls[1]?.[1]?.headers).toMatchObject({ authorization: 'Bearer mine' });
});

test('nobody is told of what failed before they asked', async () => {
  fetched.mockRejectedValue(new TypeError('no line'));
  prefetch('/config.json');
  await expect(takePrefetched('/config.json')).resolves.toBeUndefined();
});

test('an answer that has waited too long isn’t taken', async () => {
  prefetch('/config.json');
  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await expect(takePrefetched('/config.json')).resolves.toBeUndefined();
});

test('what the configuration answers is never a cached one', () => {
  prefetch('/config.json');
  expect(fetched).toHaveBeenCalledWith('/config.json', { cache: 'no-store' });
});
