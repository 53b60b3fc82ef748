import { z } from 'zod/mini';
import { fromAd, fromBs } from '@/domain/calendar/bikramSambat';
import { secondsOf } from '@/domain/calendar/duration';
import { isTime, wallClockAt, wallClockParts } from '@/domain/calendar/wallClock';
import { alone, compared } from './formRules';
import { say } from './message';

const isMoment = z.iso.datetime();
const ofAnyZone = z.iso.datetime({ offset: true, local: true });

/**
 * A required time by Nepal's clock (`domain/calendar/wallClock`), to the second and in one form, so that texts sort as times do. An incomplete value
 * of a form is refused by the part that is missing or wrong.
 */
export const moment = z.string(say('required')).check(
  z.overwrite(inOneForm(isMoment)),
  z.refine((value) => wallClockParts(value).time !== '', alone('required')),
  z.refine((value) => isTime(wallClockParts(value).time), alone('must_be_time')),
  z.refine((value) => isMoment.safeParse(value).success, alone('must_be_date')),
  z.maxLength(40, alone('must_be_date')),
);

/** A time of a record: other servers write fewer decimals, or add their own zone to a time that they received. */
export const recordMoment = ofAnyZone.check(z.overwrite(inOneForm(ofAnyZone)));

/**
 * Returns a function that writes times as `domain/calendar/wallClock` does; an invalid one stays, to be refused. A time without a zone is as it was
 * picked.
 */
function inOneForm(schema: z.ZodMiniISODateTime): (text: string) => string {
  const zoned = (text: string) => (/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
  return (text) => (schema.safeParse(text).success ? new Date(zoned(text)).toISOString() : text);
}

type Timed<Field extends string> = Readonly<Record<Field, string>>;

/**
 * Makes a rule of a form: a date in Bikram Sambat is the day of a time. Its message is at the date, so that the time's other rules still
 * run.
 */
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

/** Makes a rule of a form: the end is after the start, and the exam's duration fits between them. */
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

/** Makes a rule of a form: an exam begins after now; its existing start may be long past. */
export const beginsLater = <Start extends string>(start: Start, now: () => Date, standing?: unknown) =>
  compared<Timed<Start>>(
    [start],
    (form) => form[start] === standing || form[start] > wallClockAt(now()),
    say('live_start_after_now'),
  );
