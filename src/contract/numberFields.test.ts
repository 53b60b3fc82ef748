import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod/mini';
import { digitsIn } from '@/domain/digits';
import { ifGiven, phone } from './fields';
import { inEnglish } from './inEnglish';
import { money, number, percent, rating, year } from './numberFields';

// Only the date is faked: timers run as usual.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:30:00Z') }));
afterEach(() => void vi.useRealTimers());

const problems = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => inEnglish(message)) ?? [];

const places = number(1, 99);
const bricks = { places, money, percent, rating, year };

test.each(Object.entries(bricks))('%s: nothing is required, and what is no number is told so, once', (_, brick) => {
  for (const nothing of [undefined, null, '', '\u00a0', '\u200d'])
    expect(problems(brick, nothing)).toEqual(['This field is required']);
  for (const other of ['x', '1,5', '1e1', true, {}, [], Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(problems(brick, other)).toEqual(['Must be a number']);
  }
});

test.each([
  [places, 0, 'Must be between 1-99'],
  [places, 100, 'Must be between 1-99'],
  [places, 1.5, 'Must be a whole number'],
  [places, 1e300, 'Must be between 1-99'],
  [money, -0.01, 'Must be between 0-9999999999.99'],
  [money, 10_000_000_000, 'Must be between 0-9999999999.99'],
  [money, 1.005, 'Can have max 2 decimal places'],
  [percent, -1, 'Must be between 0-100'],
  [percent, 100.01, 'Must be between 0-100'],
  [percent, 100.001, 'Can have max 2 decimal places'],
  [rating, 4.25, 'Must be a whole or half number'],
  [rating, 5.5, 'Must be between 0-5'],
  [year, 2019, 'Must be a year from 2020 to next year'],
  [year, 2028, 'Must be a year from 2020 to next year'],
  [year, 2024.5, 'Must be a whole number'],
])('case %#: %s %d says «%s»', (brick, value, message) => {
  expect(problems(brick, value)).toEqual([message]);
});

test('a year is a whole number on the wire, and is read of a text too', () => {
  expect(year.parse('2024')).toBe(2024);
  expect(year.parse('२०२६')).toBe(2026);
  expect(year.parse(2020)).toBe(2020);
  // A batch or a model set is planned for it.
  expect(year.parse(2027)).toBe(2027);
});

test('a number is the same in the digits of either script', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('en', 'ne'), (hundredths, locale) => {
      expect(percent.parse(digitsIn(locale, String(hundredths / 100)))).toBe(hundredths / 100);
    }),
  );
});

test('a number may be left out where the form says so', () => {
  for (const nothing of [undefined, null, '', '\u00a0', '\u200d']) expect(ifGiven(percent).parse(nothing) ?? null).toBeNull();
  expect(ifGiven(percent).parse('१२.५')).toBe(12.5);
  expect(problems(ifGiven(percent), '101')).toEqual(['Must be between 0-100']);
});

test.each([
  ['9841000000', '9841000000'],
  ['९८४१००००००', '9841000000'],
  [' 01-441 2345 ', '014412345'],
  ['\u202a९८४१\u2011००\u00a0००\u200d०० \u202c', '9841000000'],
  ['01–441−2345\ufeff', '014412345'],
])('«%s» is the phone number %s', (typed, read) => {
  expect(phone.parse(typed)).toBe(read);
});

test.each([
  ['', 'This field is required'],
  [' - ', 'This field is required'],
  ['\u200b', 'This field is required'],
  [null, 'This field is required'],
  ['984100', 'Contact no should be greater than 7'],
  ['98410000001', 'Contact no shouldnot be more than 10 digits'],
  ['984100000x', 'Must be a phone number: digits alone'],
])('«%s» is no phone number: %s', (typed, message) => {
  expect(problems(phone, typed)).toEqual([message]);
});
