import { useLocaleState, useTranslate } from 'react-admin';
import { useDigits } from '@/components/useDigits';
import { fromAd, partsOf, toAd, weekdayOf } from '@/domain/bikramSambat';
import { instantText } from '@/domain/instantText';

/** Returns functions that write days in the person's language, with the digits of its script. */
export function useDayTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const digits = useDigits();
  const month = (number: number) => translate(`calendar.month_${number}`);
  const weekday = (day: number) => translate(`calendar.weekday_${weekdayOf(day)}`);
  const bs = (day: number) => {
    const { year, month: number, date } = partsOf(day);
    return translate('calendar.bs', { year: digits(year), month: month(number), date: digits(date) });
  };
  return {
    digits,
    month,
    /** The Gregorian date, with its weekday. */
    ad: (day: number) => translate('calendar.ad', { weekday: weekday(day), date: digits(toAd(day)) }),
    /** The date in both calendars. */
    both: (day: number) => translate('calendar.both', { weekday: weekday(day), bs: bs(day), ad: digits(toAd(day)) }),
    /** Date and time of an instant where the person is; in Nepali by Bikram Sambat, as far as its table reaches. */
    instant: (time: number | string) =>
      instantText(new Date(time), locale, (date) => {
        const day = fromAd(date);
        return day === undefined ? date : bs(day);
      }),
  };
}
