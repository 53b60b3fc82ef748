import { expect, test } from 'vitest';
import { loginPath } from './returnPath';
import { signOutReasonOf } from './signOutReason';

test.each(['ended', 'elsewhere'] as const)('the sign-in page is told %s', (reason) => {
  const { search } = new URL(loginPath('/settings?tab=1', reason), 'https://here.test');
  expect(signOutReasonOf(search)).toBe(reason);
  expect(new URLSearchParams(search).get('next')).toBe('/settings?tab=1');
  expect(loginPath('/dashboard', reason)).toBe(`/login?reason=${reason}`);
});

test.each(['', '?reason=', '?reason=Pay+here', '?reason=ENDED', '?next=/settings'])('%j gives no reason', (search) => {
  expect(signOutReasonOf(search)).toBeUndefined();
});
