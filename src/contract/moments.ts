import { z } from 'zod';
import { fromAd, fromBs } from '@/domain/bikramSambat';
import { secondsOf } from '@/domain/seconds';
import { isTime, wallClockAt, wallClockParts } from '@/domain/wallClock';
import { alone, compared } from './formRules';
import { say } from './message';

/**
 * A required time by Nepal's clock (`domain/wallClock`), to the second and in one form, so that texts sort as times do. What a
 * form holds while it is typed is refused by the part that is missing or wrong.
 */
export const moment = z
  .string(say('required'))
  .overwrite(uniform)
  .refine((value) => wallClockParts(value).time !== '', alone('required'))
  .refine((value) => isTime(wallClockParts(value).time), alone('must_be_time'))
  .refine((value) => isMoment.safeParse(value).success, alone('must_be_date'));

const isMoment = z.iso.datetime();

/** A time of a record: other servers write fewer decimals, or their own zone behind a time that they were sent. */
export const recordMoment = z.iso.datetime({ offset: true, local: true }).overwrite((text) => new Date(utc(text)).toISOString());

/** What a form holds of a time that is yet to be typed, or is wrong, stays as it is. */
function uniform(text: string): string {
  return isMoment.safeParse(text).success ? new Date(text).toISOString() : text;
}

/** Without a zone it is as it was picked. */
const utc = (text: string): string => (/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);

type Timed<Field extends string> = Readonly<Record<Field, string>>;

/** A rule of a form: a date in Bikram Sambat is the day of a time. What is said of it stands at the date, so that other rules of the time speak. */
export const dayOf = <Bs extends string, Time extends string>(bs: Bs, time: Time) =>
  compared<Timed<Bs | Time>>(
    [time, bs],
    (form) => fromBs(form[bs]) === fromAd(wallClockParts(form[time]).date),
    say('must_be_same_day'),
  );

interface Window<Start extends string, End extends string, Duration extends string> {
  start: Start;
  end: End;
  duration: Duration;
}

/** A rule of a form: there is time for an exam between a start and an end, which is after it. */
export const takesLongEnough = <Start extends string, End extends string, Duration extends string>({
  start,
  end,
  duration,
}: Window<Start, End, Duration>) =>
  compared<Timed<Start | End | Duration>>(
    [start, duration, end],
    (form) => Date.parse(form[end]) - Date.parse(form[start]) >= secondsOf(form[duration]) * 1000,
    say('window_too_short'),
  );

/** A rule of a form: an exam begins after now; as it stands it may have begun long ago. */
export const beginsLater = <Start extends string>(start: Start, now: () => Date, standing?: unknown) =>
  compared<Timed<Start>>(
    [start],
    (form) => form[start] === standing || form[start] > wallClockAt(now()),
    say('live_start_after_now'),
  );
