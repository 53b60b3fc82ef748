import { afterEach, expect, test, vi } from 'vitest';
import { instantText, isElsewhere, nepalTime } from './instantText';

afterEach(() => {
  vi.unstubAllEnvs();
});

const zones = ['Asia/Kathmandu', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];
const evening = new Date('2026-11-21T12:20Z');

test.each(zones)('a browser in %s tells both languages by the clock of Nepal', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(instantText(evening, 'en')).toMatch(/^Nov 21, 2026, 6:05\sPM$/);
  expect(instantText(evening, 'ne')).toBe('२०२६-११-२१, १८:०५');
  expect(instantText(evening, 'ne', (date) => `ई.सं. ${date}`)).toBe('ई.सं. २०२६-११-२१, १८:०५');
  expect(isElsewhere(evening)).toBe(zone !== 'Asia/Kathmandu');
});

test.each(
  zones.flatMap((zone) => [
    [zone, '2026-11-21T18:14Z', '2026-11-21', '23:59'],
    [zone, '2026-11-21T18:15Z', '2026-11-22', '00:00'],
    // The clocks of other countries change on these days.
    [zone, '2026-03-29T01:30Z', '2026-03-29', '07:15'],
    [zone, '2026-11-01T09:30Z', '2026-11-01', '15:15'],
  ]),
)('in %s it is, at %s, %s %s', (zone, instant, date, time) => {
  vi.stubEnv('TZ', zone);
  expect(nepalTime(new Date(instant))).toEqual({ date, time });
});
