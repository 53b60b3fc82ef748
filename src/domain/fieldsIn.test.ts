import { expect, test } from 'vitest';
import { fieldsIn, hasFields } from './fieldsIn';

test('an object is returned itself, and not a copy', () => {
  const row = { iid: 1 };
  expect(hasFields(row)).toBe(true);
  expect(fieldsIn(row)).toBe(row);
});

test.each([null, undefined, 'text', 3, [{ iid: 1 }]])('%j has no fields', (value) => {
  expect(hasFields(value)).toBe(false);
  expect(fieldsIn(value)).toEqual({});
});
