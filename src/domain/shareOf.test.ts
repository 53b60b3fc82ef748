import { expect, test } from 'vitest';
import { shareOf } from './shareOf';

test.each([
  [{ loaded: 0, total: 4 }, 0],
  [{ loaded: 3, total: 4 }, 0.75],
  [{ loaded: 5, total: 4 }, 1],
  [{ loaded: 5, total: undefined }, undefined],
  [{ loaded: 0, total: 0 }, undefined],
])('of %j the share is %s', (transfer, share) => {
  expect(shareOf(transfer)).toBe(share);
});
