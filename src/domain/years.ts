/** The first year that records are of. */
export const firstYear = 2020;

/** The years that a record may be of at an instant: from the year that it is in Nepal, wherever it is asked, down to the first. */
export function yearsOf(now: Date): number[] {
  const last = new Date(now.getTime() + nepal).getUTCFullYear();
  return Array.from({ length: Math.max(0, last - firstYear + 1) }, (_, index) => last - index);
}

/** Nepal's clock is 5 hours and 45 minutes ahead of UTC, in milliseconds. */
const nepal = (5 * 60 + 45) * 60_000;
