import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';

// Kathmandu changed its clocks in 1986, Los Angeles changes them twice a year, and Kiritimati skipped a day in 1994.
const zones = [
  { zone: 'Asia/Kathmandu', minutesBehindUtc: -345 },
  { zone: 'America/Los_Angeles', minutesBehindUtc: 480 },
  { zone: 'Pacific/Kiritimati', minutesBehindUtc: -840 },
];

/** Loads the module again in a zone, because it may not read a clock while it loads either. */
async function openIn(zone: string) {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  return import('./bikramSambat');
}

afterEach(() => void vi.unstubAllEnvs());

describe.each(zones)('in $zone', ({ zone, minutesBehindUtc }) => {
  test('the zone is the process’s own', async () => {
    await openIn(zone);
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(minutesBehindUtc);
  });

  test.each([
    ['1975-01-01', '1918-04-13'],
    ['2000-01-01', '1943-04-14'],
    ['2042-09-16', '1985-12-31'],
    ['2042-09-17', '1986-01-01'],
    ['2051-09-17', '1995-01-01'],
    ['2056-09-17', '2000-01-01'],
    ['2072-06-03', '2015-09-20'],
    ['2081-01-01', '2024-04-13'],
    ['2081-05-14', '2024-08-30'],
    ['2082-01-01', '2025-04-14'],
    ['2083-08-05', '2026-11-21'],
    ['2099-12-30', '2043-04-13'],
  ])('%s BS is %s AD', async (bs, ad) => {
    const { fromAd, fromBs, toAd, toBs } = await openIn(zone);
    expect(fromBs(bs)).toBe(fromAd(ad));
    expect([toBs(fromAd(ad) ?? NaN), toAd(fromBs(bs) ?? NaN)]).toEqual([bs, ad]);
  });

  test('every day of the table goes there and back, and is one after the day before', async () => {
    const { fromAd, fromBs, toAd, toBs } = await openIn(zone);
    const last = fromBs('2099-12-30') ?? NaN;
    for (let day = 0, before = ''; day <= last; day += 1) {
      const bs = toBs(day);
      if (fromBs(bs) !== day || fromAd(toAd(day)) !== day || bs <= before) expect.fail(`${bs} is day ${day}`);
      before = bs;
    }
  });
});

const calendar = await import('./bikramSambat');
const { addDays, addMonths, daysInMonth, fromAd, fromBs, isProvisional, lastYear, partsOf, toAd, toBs, weekdayOf } = calendar;

const lastDay = fromBs('2099-12-30') ?? NaN;
const anyDay = fc.integer({ min: 0, max: lastDay });
const month = ({ year, month }: { year: number; month: number }) => year * 12 + month;

test.each([
  '',
  '2081',
  '2081-5-14',
  '2081-00-01',
  '2081-13-01',
  '2081-05-00',
  '2081-05-32',
  '1974-12-30',
  '2100-01-01',
  '२०८१-०५-१४',
])('%j is no date in Bikram Sambat', (text) => {
  expect(fromBs(text)).toBeUndefined();
});

test.each(['', '2024', '2024-02-30', '2023-02-29', '2024-8-3', '+002024-08-30', '1918-04-12', '2043-04-14'])(
  '%j is no Gregorian date of the table',
  (text) => {
    expect(fromAd(text)).toBeUndefined();
  },
);

test('the years after 2083 are predictions', () => {
  expect([2083, 2084, lastYear].map(isProvisional)).toEqual([false, true, true]);
});

test('a year has 365 or 366 days, a month 29 to 32', () => {
  for (let year = 1975; year <= lastYear; year += 1) {
    const lengths = Array.from({ length: 12 }, (_, before) => daysInMonth(year, before + 1));
    expect([365, 366]).toContain(lengths.reduce((days, length) => days + length));
    for (const length of lengths) expect([29, 30, 31, 32]).toContain(length);
  }
});

test('1981 has 365 days, and ends in two months of 30', () => {
  const lengths = Array.from({ length: 12 }, (_, before) => daysInMonth(1981, before + 1));
  expect(lengths.reduce((days, length) => days + length)).toBe(365);
  expect(lengths.slice(-2)).toEqual([30, 30]);
});

test('texts are in the order of their days, in both calendars', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (one, other) => {
      expect(toBs(one) < toBs(other)).toBe(one < other);
      expect(toAd(one) < toAd(other)).toBe(one < other);
    }),
  );
});

test('the weekday is the Gregorian one', () => {
  fc.assert(fc.property(anyDay, (day) => weekdayOf(day) === new Date(toAd(day)).getUTCDay()));
});

test('a month later has the same date, or is its last', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (day, count) => {
      const [from, to] = [partsOf(day), partsOf(addMonths(day, count))];
      fc.pre(month(from) + count >= month(partsOf(0)) && month(from) + count <= month(partsOf(lastDay)));
      expect(month(to)).toBe(month(from) + count);
      expect(to.date).toBe(Math.min(from.date, daysInMonth(to.year, to.month)));
    }),
  );
});

test('counting stops at the ends of the table', () => {
  expect([addDays(3, 4), addDays(3, -4), addDays(lastDay, 1)]).toEqual([7, 0, lastDay]);
  expect([addMonths(3, -1), addMonths(lastDay, 12)].map(toBs)).toEqual(['1975-01-04', '2099-12-30']);
});
