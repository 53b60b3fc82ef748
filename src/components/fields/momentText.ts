import { fromAd, toBs } from '@/domain/bikramSambat';
import { digitsIn } from '@/domain/digits';
import { wallClockParts, zone } from '@/domain/wallClock';
import type { Language, ShownText } from './shownText';

/** Returns a time by Nepal's clock in two texts: the date in Bikram Sambat with the time, and a hint about both. */
export function momentParts(value: string, { translate, locale }: Language): { moment: string; note: string } {
  const { date, time } = wallClockParts(value);
  const day = fromAd(date);
  return {
    moment: digitsIn(locale, `${day === undefined ? date : toBs(day)} ${time}`),
    note: digitsIn(locale, translate('calendar.moment_note', { ad: date, zone })),
  };
}

/** The text of a column of such times. */
export const momentText: ShownText = (value, language) => {
  if (value === '') return '';
  const { moment, note } = momentParts(value, language);
  return `${moment} (${note})`;
};
