import { addDays, fromAd, weekdayOf } from './bikramSambat';

/** The most classes that one form makes. */
export const mostClasses = 100;

/**
 * The days of `weekdays` (0, Sunday, to 6) after the first day until the last one, both days of `bikramSambat`; the first day leads. Of too
 * many days there is one more than the most.
 */
export function repeatedDays(first: number, weekdays: readonly number[], last: number): number[] {
  const days = [first];
  for (let day = addDays(first, 1); day <= last && days.length <= mostClasses; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) days.push(day);
    // The calendar's last day follows itself.
    if (addDays(day, 1) === day) break;
  }
  return days;
}

interface Repeated {
  class_date: string;
  /** The weekdays, from 0, Sunday, to 6. */
  repeat_on?: readonly number[] | null | undefined;
  repeat_until?: string | null | undefined;
}

/** Returns the days of all classes that a form names by Gregorian dates; none while its first date isn't known. */
export function repeatedDaysOf({ class_date, repeat_on, repeat_until }: Repeated): number[] {
  const first = fromAd(class_date);
  return first === undefined ? [] : repeatedDays(first, repeat_on ?? [], fromAd(repeat_until ?? '') ?? first);
}
