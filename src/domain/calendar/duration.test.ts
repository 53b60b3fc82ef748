import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationMask, secondsOf } from './duration';

test.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['123', '12:3'],
  ['12:3', '12:3'],
  ['012345', '01:23:45'],
  ['01:23:456789', '01:23:45'],
  ['1h 2m', '12'],
  ['०१२३４５', '01:23:45'],
])('“%s” is masked as “%s”', (typed, masked) => {
  expect(durationMask(typed)).toBe(masked);
});

test('masking a masked text changes nothing', () => {
  fc.assert(fc.property(fc.string(), (typed) => durationMask(durationMask(typed)) === durationMask(typed)));
});

test.each([
  ['00:00:01', 1],
  ['01:30:00', 5400],
  ['99:59:59', 359_999],
])('%s takes %i seconds', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds);
});
