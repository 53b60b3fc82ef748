import { useLocaleState, useTranslate } from 'react-admin';
import { fromAd, partsOf, toAd, toBs, weekdayOf } from '@/domain/calendar/bikramSambat';
import { instantText, nepalTime } from '@/domain/calendar/instantText';
import { dayAt, wallClockAt, wallClockParts, wallClockText } from '@/domain/calendar/wallClock';
import { digitsIn } from '@/domain/digits';
import { useDigits } from './digits';
import type { Language, ShownText } from './shownText';

/** Today in Nepal. */
export const today = (): number => fromAd(dayAt(new Date())) ?? 0;

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
    /** The date in Bikram Sambat. */
    bs,
    /** The Gregorian date, with its weekday. */
    ad: (day: number) => translate('calendar.ad', { weekday: weekday(day), date: digits(toAd(day)) }),
    /** The date in both calendars. */
    both: (day: number) => translate('calendar.both', { weekday: weekday(day), bs: bs(day), ad: digits(toAd(day)) }),
    /** Date and time of an instant by Nepal's clock; in Nepali by Bikram Sambat, as far as its table reaches. */
    instant: (time: number | string) =>
      instantText(new Date(time), locale, (date) => {
        const day = fromAd(date);
        return day === undefined ? date : bs(day);
      }),
    /** The day of an instant by the calendar in which `instant` doesn't write it, in brackets; '' where that calendar's table ends. */
    otherCalendar: (time: number | string) => {
      const { date } = nepalTime(new Date(time));
      const day = fromAd(date);
      return day === undefined ? '' : ` (${digits(locale === 'ne' ? date : toBs(day))})`;
    },
  };
}

/** The text of a column of Gregorian dates: the day in Bikram Sambat. */
export const bsDayText: ShownText = (date, { locale }) => {
  const day = fromAd(date);
  return digitsIn(locale, day === undefined ? date : toBs(day));
};

/** Returns a time by Nepal's clock in two texts: the date in Bikram Sambat with the time, and the Gregorian date. */
export function momentParts(value: string, { translate, locale }: Language): { moment: string; note: string } {
  const { date } = wallClockParts(value);
  return {
    moment: digitsIn(locale, wallClockText(value)),
    note: digitsIn(locale, translate('calendar.moment_note', { ad: date })),
  };
}

/** The text of a column of such times. Which clock they go by is said once, by the one at the foot of the page. */
export const momentText: ShownText = (value, language) => {
  if (value === '') return '';
  const { moment, note } = momentParts(value, language);
  return `${moment} (${note})`;
};

/** The text of a column of instants: their time by Nepal's clock. */
export const instantColumnText: ShownText = (instant, language) =>
  instant === '' ? '' : momentText(wallClockAt(new Date(instant)), language);
