import { digitsIn } from './digits';
import { localTime } from './localTime';

/**
 * Date and time of an instant where the person is, as people of the language write them. Browsers know no Nepali (`ne`):
 * there `sayDate` is asked how to say the Gregorian date, `YYYY-MM-DD`.
 */
export function instantText(instant: Date, locale: string, sayDate = (date: string) => date): string {
  if (locale !== 'ne') return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
  const { date, time } = localTime(instant);
  return digitsIn(locale, `${sayDate(date)}, ${time}`);
}
