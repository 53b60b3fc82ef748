import { dayAt } from '@/domain/calendar/wallClock';

/** How many backups are kept: the last of each of so many days, weeks and months that have one. */
export interface Keep {
  days: number;
  weeks: number;
  months: number;
}

const day = 24 * 60 * 60 * 1000;

/** Returns the last instant, at or before another, at which Nepal's clock showed a time (`HH:MM`). */
export function lastAt(time: string, now: Date): Date {
  const today = Date.parse(`${dayAt(now)}T${time}:00+05:45`);
  return new Date(today <= now.getTime() ? today : today - day);
}

/** Returns the next instant, after another, at which Nepal's clock shows a time. */
export const nextAt = (time: string, now: Date): Date => new Date(lastAt(time, now).getTime() + day);

/** Names the backup of a moment. The name of one that a server makes by itself says so: it may go when it is old. */
export const nameAt = (now: Date, { isOwn = false, isEncrypted }: { isOwn?: boolean; isEncrypted: boolean }): string =>
  `coursedesk-${now.toISOString().replace(/:|\.\d+/g, '-')}${isOwn ? '-auto' : ''}.tar.gz${isEncrypted ? '.age' : ''}`;

/** Returns when a backup was made that a server made by itself; undefined where a name is another's. */
export function ownMoment(name: string): Date | undefined {
  const [, date, hour, minute, second] =
    /^coursedesk-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-Z-auto\.tar\.gz(?:\.age)?$/.exec(name) ?? [];
  return date === undefined ? undefined : new Date(`${date}T${hour}:${minute}:${second}Z`);
}

/** Returns the names of the backups that may go. Only what a server has made by itself may, and never its last. */
export function surplus(names: readonly string[], { days, weeks, months }: Keep): string[] {
  const own = names.flatMap((name) => {
    const at = ownMoment(name);
    return at ? [{ name, date: dayAt(at), at: at.getTime() }] : [];
  });
  own.sort((one, other) => other.at - one.at);
  const kept = new Set(own.slice(0, 1).map(({ name }) => name));
  const keep = (most: number, periodOf: (date: string) => number | string) => {
    const periods = new Set<number | string>();
    for (const { name, date } of own) {
      const period = periodOf(date);
      if (periods.has(period) || periods.size === most) continue;
      periods.add(period);
      kept.add(name);
    }
  };
  keep(days, (date) => date);
  // The first day of this count was a Thursday; weeks begin on Sundays.
  keep(weeks, (date) => Math.floor((Date.parse(date) / day + 4) / 7));
  keep(months, (date) => date.slice(0, 7));
  return own.flatMap(({ name }) => (kept.has(name) ? [] : [name]));
}
