import { dayAt } from './wallClock';

/** The first year that records may have. */
export const firstYear = 2020;

/** Returns the year that it is in Nepal at an instant, wherever the browser is. */
export const yearAt = (now: Date): number => Number(dayAt(now).slice(0, 4));

/** Returns the years by which quizzes are searched at an instant: from the present one down to the first. */
export function quizYearsOf(now: Date): number[] {
  const last = yearAt(now);
  return Array.from({ length: Math.max(0, last - firstYear + 1) }, (_, index) => last - index);
}

/** Returns the years that a batch or a model set may have at an instant: those of quizzes after the next one, for which they are planned. */
export const yearsOf = (now: Date): number[] => [yearAt(now) + 1, ...quizYearsOf(now)];

/** Returns the year after another one, or that year itself where records can't have the next one yet. */
export const nextOfYears = (year: number, years: readonly number[]): number => (years.includes(year + 1) ? year + 1 : year);
