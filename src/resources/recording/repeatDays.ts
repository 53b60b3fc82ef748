import { fromAd } from '@/domain/bikramSambat';
import { repeatedDays } from '@/domain/repeatedDays';

interface Repeated {
  class_date: string;
  repeat_on?: readonly number[] | null | undefined;
  repeat_until?: string | null | undefined;
}

/** Returns the days of all classes that a form names, before any is left out; none while its first date isn't known. */
export function allDaysOf({ class_date, repeat_on, repeat_until }: Repeated): number[] {
  const first = fromAd(class_date);
  if (first === undefined) return [];
  return repeatedDays(first, repeat_on ?? [], fromAd(repeat_until ?? '') ?? first);
}

/** Returns the days of the classes that a form makes recordings of: the first is always one. */
export function daysOf(form: Repeated & { repeat_skipped?: readonly string[] | null | undefined }): number[] {
  const skipped = new Set((form.repeat_skipped ?? []).map(fromAd));
  return allDaysOf(form).filter((day, place) => place === 0 || !skipped.has(day));
}
