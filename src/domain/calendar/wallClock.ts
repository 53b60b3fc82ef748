import { fromAd, toBs } from './bikramSambat';

/**
 * Times by the clock of Nepal: an exam begins at the time that was picked, wherever the browser is. On the wire such a time is written as
 * it was picked, in ISO 8601 with a `Z` that means no zone: 10:30 is `2026-11-21T10:30:00.000Z`.
 */
export const zone = 'Asia/Kathmandu';

/** The offset of Nepal's clock from UTC, 5 hours and 45 minutes, in milliseconds. */
const ahead = (5 * 60 + 45) * 60_000;

/** Returns the time that Nepal's clock shows at an instant. */
export const wallClockAt = (instant: Date): string => new Date(instant.getTime() + ahead).toISOString();

/** Returns the day in Nepal at an instant, `YYYY-MM-DD`: of now it is today, in all calendars and rules, wherever the browser is. */
export const dayAt = (instant: Date): string => wallClockAt(instant).slice(0, 10);

/** Returns the instant at which a day begins in Nepal: `dayAt` is that day from then on. */
export const startOfDay = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - ahead).toISOString();

/** Joins a Gregorian date and a time. An incomplete time, such as `1:`, stays as it is, for a rule to refuse; so does any date. */
export const wallClock = (date: string, time: string): string => `${date}T${isTime(time) ? `${time}:00.000Z` : time}`;

/** Returns the date, and the time as `HH:MM`, that `wallClock` joined; each may be empty. */
export function wallClockParts(value: string): { date: string; time: string } {
  const start = `${value}T`.indexOf('T');
  const time = value.slice(start + 1);
  return { date: value.slice(0, start), time: /^(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z$/.exec(time)?.[1] ?? time };
}

/** Returns the time so many seconds after another; undefined where that one isn't a whole time. */
export function wallClockAfter(value: string, seconds: number): string | undefined {
  const { date, time } = wallClockParts(value);
  const from = isTime(time) ? Date.parse(`${date}T${time}:00Z`) : Number.NaN;
  return Number.isNaN(from) ? undefined : new Date(from + seconds * 1000).toISOString();
}

/** Whether a text is a time of the day, `HH:MM`. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Writes a time as it is shown, with its date in Bikram Sambat: `2083-08-05 10:30`. A date outside the table stays as it is. */
export function wallClockText(value: string): string {
  const { date, time } = wallClockParts(value);
  const day = fromAd(date);
  return `${day === undefined ? date : toBs(day)} ${time}`;
}
