import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayAt, isTime, wallClock, wallClockAt, wallClockParts, wallClockText } from './wallClock';

afterEach(() => {
  vi.unstubAllEnvs();
});

const instants = fc.date({ min: new Date('1986-01-01T00:00Z'), max: new Date('2099-12-31T00:00Z'), noInvalidDate: true });
const twoDigits = (number: number) => String(number).padStart(2, '0');
const dates = instants.map((instant) => instant.toISOString().slice(0, 10));
const times = fc.tuple(fc.nat(23), fc.nat(59)).map(([hours, minutes]) => `${twoDigits(hours)}:${twoDigits(minutes)}`);

test('10:30 is written as 10:30', () => {
  expect(wallClock('2026-11-21', '10:30')).toBe('2026-11-21T10:30:00.000Z');
  expect(wallClockText('2026-11-21T10:30:00.000Z')).toBe('2083-08-05 10:30');
});

describe.each(['Asia/Kathmandu', 'America/New_York', 'UTC', 'Pacific/Kiritimati'])('in %s', (timeZone) => {
  test('each picked time is a distinct moment, and reads back as it was picked', () => {
    vi.stubEnv('TZ', timeZone);
    fc.assert(
      fc.property(dates, times, (date, time) => {
        const picked = wallClock(date, time);
        expect(new Date(picked).toISOString()).toBe(picked);
        expect(wallClockParts(picked)).toEqual({ date, time });
      }),
    );
  });

  // New York's clocks skip 02:00 to 03:00 on the first day, and repeat 01:00 to 02:00 on the other.
  test.each([
    ['2026-03-08', '02:30'],
    ['2026-11-01', '01:30'],
  ])('%s %s is a time as any other', (date, time) => {
    vi.stubEnv('TZ', timeZone);
    const picked = wallClock(date, time);
    expect(picked).toBe(`${date}T${time}:00.000Z`);
    expect(wallClockParts(picked)).toEqual({ date, time });
  });

  test('now is what a clock in Nepal shows', () => {
    vi.stubEnv('TZ', timeZone);
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Kathmandu',
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(wallClockAt(instant).slice(0, 19).replace('T', ', ')).toBe(clock.format(instant));
        expect(dayAt(instant)).toBe(clock.format(instant).slice(0, 10));
      }),
    );
  });
});

test('a time that is on its way stays as it was typed, beside any date', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('T')),
      fc.string(),
      (date, typed) => {
        fc.pre(!/^\d\d:\d\d.*Z$/.test(typed));
        expect(wallClockParts(wallClock(date, typed))).toEqual({ date, time: typed });
      },
    ),
  );
  expect(wallClockParts('2026-11-21')).toEqual({ date: '2026-11-21', time: '' });
});

test.each(['2026-11-21T10:30:45.123Z', '2026-11-21T10:30:45Z', '2026-11-21T10:30Z'])('%s of another server is read', (value) => {
  expect(wallClockParts(value)).toEqual({ date: '2026-11-21', time: '10:30' });
});

test.each(['24:00', '10:60', '1:30', '10:3', '10.30', '1030', ''])('“%s” is no time', (text) => {
  expect(isTime(text)).toBe(false);
});
