import { expect, test } from 'vitest';
import { fileSize, shareOf } from './fileSize';

test.each([
  [0, 'en', '0 kB'],
  [1, 'en', '1 kB'],
  [340 * 1024, 'en', '340 kB'],
  [1.25 * 1024 * 1024, 'en', '1.3 MB'],
  [26_214_400, 'en', '25 MB'],
  [26_214_401, 'en', '25.1 MB'],
  [26_214_400, 'ne', '२५ MB'],
])('%d bytes in %s are %s', (bytes, locale, words) => {
  expect(fileSize(bytes, locale)).toBe(words);
});

test.each([
  [{ loaded: 0, total: 4 }, 0],
  [{ loaded: 3, total: 4 }, 0.75],
  [{ loaded: 5, total: 4 }, 1],
  [{ loaded: 5, total: undefined }, undefined],
  [{ loaded: 0, total: 0 }, undefined],
])('of %j the share is %s', (transfer, share) => {
  expect(shareOf(transfer)).toBe(share);
});
