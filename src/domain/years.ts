import { dayAt } from './wallClock';

/** The first year that records may have. */
export const firstYear = 2020;

/** Returns the years that a record may have at an instant: from Nepal's present year, wherever the browser is, down to the first. */
export function yearsOf(now: Date): number[] {
  const last = Number(dayAt(now).slice(0, 4));
  return Array.from({ length: Math.max(0, last - firstYear + 1) }, (_, index) => last - index);
}

/** Returns the year after another one, or that year itself where records can't have the next one yet. */
export const nextOfYears = (year: number, years: readonly number[]): number => (years.includes(year + 1) ? year + 1 : year);
