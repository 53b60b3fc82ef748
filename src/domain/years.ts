import { wallClockAt } from './wallClock';

/** The first year that records are of. */
export const firstYear = 2020;

/** The years that a record may be of at an instant: from the year that it is in Nepal, wherever it is asked, down to the first. */
export function yearsOf(now: Date): number[] {
  const last = Number(wallClockAt(now).slice(0, 4));
  return Array.from({ length: Math.max(0, last - firstYear + 1) }, (_, index) => last - index);
}
