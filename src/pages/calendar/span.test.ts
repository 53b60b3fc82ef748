import { expect, test } from 'vitest';
import { fromAd, toAd, toBs } from '@/domain/calendar/bikramSambat';
import { dayAfter, dayBefore, searchOf, spanOf } from './span';

const today = fromAd('2026-11-28') ?? 0;
const read = (search: string) => spanOf(new URLSearchParams(search), today);

test.each([
  ['', 'bs', 'month', '2083-08-01', '2083-08-29'],
  ['?month=2083-08', 'bs', 'month', '2083-08-01', '2083-08-29'],
  ['?month=2083-13', 'bs', 'month', '2083-08-01', '2083-08-29'],
  ['?week=2083-08-12', 'bs', 'week', '2083-08-06', '2083-08-12'],
])('%s shows days of Bikram Sambat', (search, by, view, first, last) => {
  const span = read(search);
  expect([span.by, span.view, toBs(span.first), toBs(span.last)]).toEqual([by, view, first, last]);
});

test.each([
  ['?by=ad', '2026-11-01', '2026-11-30'],
  ['?month=2026-12&by=ad', '2026-12-01', '2026-12-31'],
  ['?month=2028-02&by=ad', '2028-02-01', '2028-02-29'],
  ['?week=2026-11-28&by=ad', '2026-11-22', '2026-11-28'],
  ['?month=1918-04&by=ad', '1918-04-13', '1918-04-30'],
])('%s shows days of the Gregorian calendar', (search, first, last) => {
  const span = read(search);
  expect([toAd(span.first), toAd(span.last)]).toEqual([first, last]);
});

test.each(['?month=2083-08', '?month=2026-11&by=ad', '?week=2083-08-06', '?week=2026-11-22&by=ad'])(
  'the days before and after %s lead back to it',
  (search) => {
    const span = read(search);
    const next = read(searchOf(span, dayAfter(span)));
    expect(searchOf(next, dayBefore(next))).toBe(search);
    const former = read(searchOf(span, dayBefore(span)));
    expect(searchOf(former, dayAfter(former))).toBe(search);
  },
);
