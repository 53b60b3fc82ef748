import { fromAd, fromBs, toAd, toBs } from '@/domain/bikramSambat';

/** A calendar in which a date is typed. */
export interface DateCalendar {
  /** Reads a date, `YYYY-MM-DD`, as a day; undefined if there is no such day. */
  dayOf: (date: string) => number | undefined;
  dateOf: (day: number) => string;
  /** The key of the hint before a day is typed, and the hint's example. */
  format: string;
  example: string;
}

export const bikramSambat: DateCalendar = {
  dayOf: fromBs,
  dateOf: toBs,
  format: 'calendar.format',
  example: '2083-08-05',
};

export const gregorian: DateCalendar = {
  dayOf: fromAd,
  dateOf: toAd,
  format: 'calendar.format_ad',
  example: '2026-11-21',
};
