import { fromAd, toAd } from './bikramSambat';

/** The weeks that say which weekdays are usual, and in how many of them a weekday must have had a class. */
const weeks = 4;
const usual = 3;

/** How many days before a class of the last week are looked at. */
export const daysOfHabit = 7 * (weeks + 1);

/**
 * Looks for a usual class day of the past week, without today, that has no class, among the days with one (`YYYY-MM-DD`). Returns whether
 * any weekday is usual, and the last such day, if there is one.
 */
export function missedClass(days: readonly string[], today: string): { isUsual: boolean; date?: string } {
  const held = new Set(days);
  const now = fromAd(today) ?? 0;
  const hadClass = (day: number) => held.has(toAd(day));
  const isUsualDay = (day: number) =>
    Array.from({ length: weeks }, (_, week) => hadClass(day - 7 * (week + 1))).filter(Boolean).length >= usual;
  const expected = Array.from({ length: 7 }, (_, before) => now - before - 1).filter(isUsualDay);
  const missed = expected.find((day) => !hadClass(day));
  return { isUsual: expected.length > 0, ...(missed !== undefined && { date: toAd(missed) }) };
}
