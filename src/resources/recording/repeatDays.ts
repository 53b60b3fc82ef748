import { fromAd } from '@/domain/calendar/bikramSambat';
import { repeatedDaysOf } from '@/domain/calendar/repeatedDays';

type Repeated = Parameters<typeof repeatedDaysOf>[0] & {
  /** Days without a class, as Gregorian dates. */
  repeat_skipped?: readonly string[] | null | undefined;
};

/** Returns the days of the classes that a form makes recordings of: the first is always one. */
export function daysOf(form: Repeated): number[] {
  const skipped = new Set((form.repeat_skipped ?? []).map(fromAd));
  return repeatedDaysOf(form).filter((day, place) => place === 0 || !skipped.has(day));
}
