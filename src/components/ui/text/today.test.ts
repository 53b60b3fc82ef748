import { afterEach, expect, test, vi } from 'vitest';
import { toAd } from '@/domain/calendar/bikramSambat';
import { today } from './dates';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each(['Asia/Kathmandu', 'America/New_York', 'UTC', 'Pacific/Kiritimati'])('in %s today is the day in Nepal', (timeZone) => {
  vi.stubEnv('TZ', timeZone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:14:59Z') });
  expect(toAd(today())).toBe('2026-11-21');
  vi.setSystemTime(new Date('2026-11-21T18:15Z'));
  expect(toAd(today())).toBe('2026-11-22');
});
