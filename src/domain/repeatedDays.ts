import { addDays, weekdayOf } from './bikramSambat';

/** The most classes that one form makes. */
const most = 100;

/** The days of `weekdays` (0, Sunday, to 6) after the first day until the last one, both days of `bikramSambat`; the first day leads. */
export function repeatedDays(first: number, weekdays: readonly number[], last: number): number[] {
  const days = [first];
  for (let day = addDays(first, 1); day <= last && days.length < most; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) days.push(day);
    // The calendar's last day follows itself.
    if (addDays(day, 1) === day) break;
  }
  return days;
}
