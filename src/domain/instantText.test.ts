import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantText, localTime } from './instantText';

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Kathmandu');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const evening = new Date('2026-11-21T12:20Z');

test('English is told by the browser', () => {
  expect(instantText(evening, 'en')).toMatch(/^Nov 21, 2026, 6:05\sPM$/);
});

test('Nepali is told in its own digits, and the day as it is wanted', () => {
  expect(instantText(evening, 'ne')).toBe('२०२६-११-२१, १८:०५');
  expect(instantText(evening, 'ne', (date) => `ई.सं. ${date}`)).toBe('ई.सं. २०२६-११-२१, १८:०५');
});

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
