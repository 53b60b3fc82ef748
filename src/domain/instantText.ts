import { digitsIn } from './digits';

/**
 * Writes an instant's local date and time in the way of the language. Browsers don't know Nepali (`ne`): there `sayDate` writes the
 * Gregorian date, `YYYY-MM-DD`.
 */
export function instantText(instant: Date, locale: string, sayDate = (date: string) => date): string {
  if (locale !== 'ne') return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
  const { date, time } = localTime(instant);
  return digitsIn(locale, `${sayDate(date)}, ${time}`);
}

/** Returns an instant's local Gregorian date, `YYYY-MM-DD`, and its time of the day, `HH:MM`. */
export function localTime(instant: Date): { date: string; time: string } {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}
