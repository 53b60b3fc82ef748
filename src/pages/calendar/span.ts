import { addDays, daysInMonth, fromAd, fromBs, partsOf, toAd, toBs, weekdayOf } from '@/domain/calendar/bikramSambat';

/** By which calendar the months go. */
export type Reckoning = 'bs' | 'ad';

/** How the page looks at the days. */
export interface Look {
  by: Reckoning;
  view: 'month' | 'week';
}

/** The days that the page shows, as `domain/calendar/bikramSambat` counts them. */
export interface Span extends Look {
  first: number;
  last: number;
}

/** Returns the days that an address names: `?month=2083-08`, `?week=2083-08-14`, both with `&by=ad` in AD; by default this month. */
export function spanOf(params: URLSearchParams, today: number): Span {
  const by = params.get('by') === 'ad' ? 'ad' : 'bs';
  const read = by === 'ad' ? fromAd : fromBs;
  const week = read(params.get('week') ?? '');
  if (week !== undefined) return { by, view: 'week', ...weekAround(week) };
  const month = params.get('month');
  // The table begins within a month of AD.
  const day = read(`${month}-01`) ?? read(`${month}-28`) ?? today;
  return { by, view: 'month', ...(by === 'ad' ? adMonthAround(day) : bsMonthAround(day)) };
}

/** Returns the search of the address that shows a day. */
export function searchOf({ by, view }: Look, day: number): string {
  const text = by === 'ad' ? toAd : toBs;
  const shown = view === 'week' ? ['week', text(weekAround(day).first)] : ['month', text(day).slice(0, 7)];
  return `?${new URLSearchParams([shown, ...(by === 'ad' ? [['by', by]] : [])])}`;
}

/** Returns a day of the span before, or after. */
export const dayBefore = ({ first }: Span): number => addDays(first, -1);
export const dayAfter = ({ last }: Span): number => addDays(last, 1);

export const isIn = ({ first, last }: Pick<Span, 'first' | 'last'>, day: number): boolean => day >= first && day <= last;

function weekAround(day: number) {
  const first = addDays(day, -weekdayOf(day));
  return { first, last: addDays(first, 6) };
}

function bsMonthAround(day: number) {
  const { year, month, date } = partsOf(day);
  const first = day - date + 1;
  return { first, last: first + daysInMonth(year, month) - 1 };
}

function adMonthAround(day: number) {
  const [year = 0, month = 0] = toAd(day).split('-').map(Number);
  const startOf = (place: number) => new Date(Date.UTC(year, place, 1)).toISOString().slice(0, 10);
  const next = fromAd(startOf(month));
  return { first: fromAd(startOf(month - 1)) ?? 0, last: next === undefined ? addDays(day, 30) : next - 1 };
}
