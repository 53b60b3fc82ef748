import { z } from 'zod';
import { fromAd, fromBs } from '@/domain/bikramSambat';
import { secondsOf } from '@/domain/duration';
import { isTime, wallClockAt, wallClockParts } from '@/domain/wallClock';
import { alone, compared } from './formRules';
import { say } from './message';

const isMoment = z.iso.datetime();
const ofAnyZone = z.iso.datetime({ offset: true, local: true });

/**
 * A required time by Nepal's clock (`domain/wallClock`), to the second and in one form, so that texts sort as times do. What a
 * form holds while it is typed is refused by the part that is missing or wrong.
 */
export const moment = z
  .string(say('required'))
  .overwrite(inOneForm(isMoment))
  .refine((value) => wallClockParts(value).time !== '', alone('required'))
  .refine((value) => isTime(wallClockParts(value).time), alone('must_be_time'))
  .refine((value) => isMoment.safeParse(value).success, alone('must_be_date'));

/** A time of a record: other servers write fewer decimals, or their own zone behind a time that they were sent. */
export const recordMoment = ofAnyZone.overwrite(inOneForm(ofAnyZone));

/** Times as `domain/wallClock` writes them; what isn't as it must be stays, to be refused. Without a zone a time is as it was picked. */
function inOneForm(schema: z.ZodISODateTime): (text: string) => string {
  const zoned = (text: string) => (/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
  return (text) => (schema.safeParse(text).success ? new Date(zoned(text)).toISOString() : text);
}

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
