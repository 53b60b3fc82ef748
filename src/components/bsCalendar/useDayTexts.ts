import { useLocaleState, useTranslate } from 'react-admin';
import { partsOf, toAd, weekdayOf } from '@/domain/bikramSambat';
import { devanagariDigits } from '@/domain/digits';

/** How days are said in the person's language, with the digits of its script. */
export function useDayTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const digits = (value: number | string) => (locale === 'ne' ? devanagariDigits(String(value)) : String(value));
  const month = (number: number) => translate(`calendar.month_${number}`);
  const weekday = (day: number) => translate(`calendar.weekday_${weekdayOf(day)}`);
  return {
    digits,
    month,
    /** The Gregorian date, with its weekday. */
    ad: (day: number) => translate('calendar.ad', { weekday: weekday(day), date: digits(toAd(day)) }),
    /** The date in both calendars. */
    both: (day: number) => {
      const { year, month: number, date } = partsOf(day);
      const texts = { weekday: weekday(day), year: digits(year), month: month(number), date: digits(date) };
      return translate('calendar.both', { ...texts, ad: digits(toAd(day)) });
    },
  };
}
