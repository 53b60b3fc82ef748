import { digitsIn } from '@/domain/digits';
import { wallClockParts, wallClockText, zone } from '@/domain/wallClock';
import type { Language, ShownText } from './shownText';

/** Returns a time by Nepal's clock in two texts: the date in Bikram Sambat with the time, and a hint about both. */
export function momentParts(value: string, { translate, locale }: Language): { moment: string; note: string } {
  const { date } = wallClockParts(value);
  return {
    moment: digitsIn(locale, wallClockText(value)),
    note: digitsIn(locale, translate('calendar.moment_note', { ad: date, zone })),
  };
}

/** The text of a column of such times. */
export const momentText: ShownText = (value, language) => {
  if (value === '') return '';
  const { moment, note } = momentParts(value, language);
  return `${moment} (${note})`;
};
