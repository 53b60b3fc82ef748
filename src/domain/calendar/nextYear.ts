import { addMonths, fromBs, toAd, toBs } from './bikramSambat';

/** A day in both calendars, as texts. */
export interface BothDates {
  bs: string;
  ad: string;
}

/** Returns the same day one year of Bikram Sambat later, or the last one of a shorter month; undefined where the date doesn't exist. */
export function yearLater(bs: string): BothDates | undefined {
  const day = fromBs(bs);
  if (day === undefined) return undefined;
  const later = addMonths(day, 12);
  return { bs: toBs(later), ad: toAd(later) };
}
