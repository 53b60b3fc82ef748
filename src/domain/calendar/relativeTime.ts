/** A unit in which the age of a comment is told. */
export type AgeUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'years';

/** Each unit with its length and the age at which the next unit begins, in seconds. Source: admin areas, sections 4 and 9. */
const buckets: readonly (readonly [unit: AgeUnit, length: number, until: number])[] = [
  ['seconds', 1, 60],
  ['minutes', 60, 3600],
  ['hours', 3600, 86_400],
  ['days', 86_400, 604_800],
  ['weeks', 604_800, 31_449_600],
  ['years', 31_449_600, Number.POSITIVE_INFINITY],
];

/** Returns an age, in seconds, as whole units of its bucket; what a fast clock has put into the future is 0 seconds old. */
export function relativeTime(age: number): { unit: AgeUnit; count: number } {
  const seconds = Math.max(0, Math.floor(age));
  const [unit, length] = buckets.find(([, , until]) => seconds < until) ?? (['years', 31_449_600] as const);
  return { unit, count: Math.floor(seconds / length) };
}
