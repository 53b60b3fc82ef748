import { digitsIn } from './digits';

/**
 * Date and time of an instant where the person is, as people of the language write them. Browsers know no Nepali (`ne`):
 * there `sayDate` is asked how to say the Gregorian date, `YYYY-MM-DD`.
 */
export function instantText(instant: Date, locale: string, sayDate = (date: string) => date): string {
  if (locale !== 'ne') return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
  const { date, time } = localTime(instant);
  return digitsIn(locale, `${sayDate(date)}, ${time}`);
}

/** An instant where the person is: its Gregorian date, `YYYY-MM-DD`, and its time of the day, `HH:MM`. */
export function localTime(instant: Date): { date: string; time: string } {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}
