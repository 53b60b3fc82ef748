import { expect, test } from 'vitest';
import { secondsOf } from './seconds';

test.each([
  ['00:00:01', 1],
  ['01:30:00', 5400],
  ['99:59:59', 359_999],
])('%s takes %i seconds', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds);
});
