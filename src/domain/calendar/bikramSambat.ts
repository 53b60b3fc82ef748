import { firstYear, lastPublishedYear, monthLengths } from './bikramSambatTable';

/**
 * Civil dates of Nepal's calendar, Bikram Sambat (BS), and of the Gregorian one (AD). A day is a number, the days since 1975-01-01 BS; its
 * texts are `YYYY-MM-DD`. There is no time of day, hence no time zone.
 */

/** The last year of the table. */
export const lastYear = firstYear + monthLengths.length / 12 - 1;

/** Whether the year's calendar is a prediction, not yet published. */
export const isProvisional = (year: number): boolean => year > lastPublishedYear;

/** Returns the day of a date in Bikram Sambat; undefined where the date doesn't exist, or is outside the table. */
export function fromBs(text: string): number | undefined {
  const [year = 0, month = 0, date = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return undefined;
  return startOf(placeOf(year, month)) + date - 1;
}

/** Returns the day of a Gregorian date; undefined where the date doesn't exist, or is outside the table. */
export function fromAd(text: string): number | undefined {
  const day = Date.parse(`${text}T00:00Z`) / millisecondsOfDay - epoch;
  // JavaScript engines take 30 February for a day of March.
  return isInTable(day) && toAd(day) === text ? day : undefined;
}

/** The day's date in Bikram Sambat, as text. */
export function toBs(day: number): string {
  const { year, month, date } = partsOf(day);
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The day's date in the Gregorian calendar, as text. */
export const toAd = (day: number): string => new Date((epoch + day) * millisecondsOfDay).toISOString().slice(0, 10);

/** Returns the day's year, month (1 to 12) and date in Bikram Sambat. */
export function partsOf(day: number): { year: number; month: number; date: number } {
  const place = monthStarts.findLastIndex((start) => start <= day);
  return { year: firstYear + Math.floor(place / 12), month: (place % 12) + 1, date: day - startOf(place) + 1 };
}

/** Returns the day of the week: 0 is Sunday. The table begins on a Saturday. */
export const weekdayOf = (day: number): number => (day + 6) % 7;

/** Saturday, the weekly holiday of Nepal. */
export const holiday = 6;

/** Returns the number of days in a month (1 to 12); 0 outside the table. */
export const daysInMonth = (year: number, month: number): number => monthLengths[placeOf(year, month)] ?? 0;

/** Adds a number of days, which may be negative; stops at the table's ends. */
export const addDays = (day: number, count: number): number => Math.min(Math.max(day + count, 0), lastDay);

/**
 * Adds a number of months, which may be negative, and keeps the date, or takes the last one of a shorter month. Stops at the table's ends.
 */
export function addMonths(day: number, count: number): number {
  const { year, month, date } = partsOf(day);
  const place = Math.min(Math.max(placeOf(year, month) + count, 0), monthLengths.length - 1);
  return startOf(place) + Math.min(date, monthLengths[place] ?? 0) - 1;
}

const millisecondsOfDay = 86_400_000;

/** The table's first day, in days since 1970-01-01 AD. */
const epoch = Date.UTC(1918, 3, 13) / millisecondsOfDay;

/** The first day of every month of the table. */
const monthStarts: number[] = [];
let lastDay = -1;
for (const length of monthLengths) {
  monthStarts.push(lastDay + 1);
  lastDay += length;
}

const isInTable = (day: number): boolean => day >= 0 && day <= lastDay;

/** Returns a month's index in the table, from 0. */
const placeOf = (year: number, month: number): number => (year - firstYear) * 12 + month - 1;

const startOf = (place: number): number => monthStarts[place] ?? 0;
