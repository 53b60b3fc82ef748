import { afterEach, expect, test, vi } from 'vitest';
import { toAd } from '@/domain/bikramSambat';
import { today } from './today';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['Asia/Kathmandu', '2026-11-21T18:14Z', '2026-11-21'],
  ['Asia/Kathmandu', '2026-11-21T18:15Z', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-21T07:59Z', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-11-21T10:00Z', '2026-11-22'],
])('in %s %s is in the day %s', (zone, now, date) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  expect(toAd(today())).toBe(date);
});
