import { expect, test } from 'vitest';
import { versionOf } from './versionOf';

test('a record’s version is when it was last written', () => {
  const created_date = '2026-11-01T08:00:00.000Z';
  expect(versionOf({ created_date, modified_date: null })).toBe(created_date);
  expect(versionOf({ created_date, modified_date: '2026-11-02T08:00:00.000Z' })).toBe('2026-11-02T08:00:00.000Z');
  expect(versionOf({ menu_name: 'Courses' })).toBeUndefined();
});
