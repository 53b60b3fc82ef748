import { afterEach, expect, test, vi } from 'vitest';
import { toAd } from '@/domain/bikramSambat';
import { today } from './today';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('today is the date in the user’s time zone', () => {
  vi.stubEnv('TZ', 'Asia/Kathmandu');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:15Z') });
  expect(toAd(today())).toBe('2026-11-22');
});
