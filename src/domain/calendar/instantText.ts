import { digitsIn } from '@/domain/digits';
import { wallClockAt, zone } from './wallClock';

/**
 * Writes the date and time of an instant by Nepal's clock, wherever the browser is, in the way of the language. Browsers don't know Nepali
 * (`ne`): there `sayDate` writes the Gregorian date, `YYYY-MM-DD`.
 */
export function instantText(instant: Date, locale: string, sayDate = (date: string) => date): string {
  if (locale !== 'ne') {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(instant);
  }
  const { date, time } = nepalTime(instant);
  return digitsIn(locale, `${sayDate(date)}, ${time}`);
}

/** Returns the Gregorian date, `YYYY-MM-DD`, and the time of the day, `HH:MM`, that Nepal's clock shows at an instant. */
export function nepalTime(instant: Date): { date: string; time: string } {
  const shown = wallClockAt(instant);
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Whether a browser's clock shows another time than Nepal's at an instant. */
export const isElsewhere = (instant: Date): boolean =>
  new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString() !== wallClockAt(instant);
