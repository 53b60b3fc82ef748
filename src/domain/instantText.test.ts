import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantText } from './instantText';

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
