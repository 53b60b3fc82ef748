import { afterEach, expect, test, vi } from 'vitest';
import { localTime } from './localTime';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['Asia/Kathmandu', '2026-11-21T18:14Z', '2026-11-21', '23:59'],
  ['Asia/Kathmandu', '2026-11-21T18:15Z', '2026-11-22', '00:00'],
  ['America/Los_Angeles', '2026-11-21T07:59Z', '2026-11-20', '23:59'],
  ['Pacific/Kiritimati', '2026-11-21T10:00Z', '2026-11-22', '00:00'],
])('in %s it is, at %s, %s %s', (zone, instant, date, time) => {
  vi.stubEnv('TZ', zone);
  expect(localTime(new Date(instant))).toEqual({ date, time });
});
