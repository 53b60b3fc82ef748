import { fromAd, fromBs } from '@/domain/calendar/bikramSambat';
import { compared } from './formRules';
import { say } from './message';

type Dated<Field extends string> = Readonly<Record<Field, string>>;
type MaybeDated<Field extends string> = Readonly<Record<Field, string | null>>;

/** Makes a rule of a form: the date in Bikram Sambat and the Gregorian one are the same day. */
export const sameDay = <Bs extends string, Ad extends string>(bs: Bs, ad: Ad) =>
  compared<Dated<Bs | Ad>>([bs, ad], (form) => fromBs(form[bs]) === fromAd(form[ad]), say('must_be_same_day'));

/** Makes the same rule for dates that are both optional: one alone is refused. */
export const sameDayIfGiven = <Bs extends string, Ad extends string>(bs: Bs, ad: Ad) =>
  compared<MaybeDated<Bs | Ad>>(
    [bs, ad],
    (form) => (form[bs] === null) === (form[ad] === null) && fromBs(form[bs] ?? '') === fromAd(form[ad] ?? ''),
    say('must_be_same_day'),
  );

/** Makes a rule of a form: by their Gregorian dates, the second day is after the first. */
export const daysInOrder = <Start extends string, End extends string>(start: Start, end: End) =>
  compared<Dated<Start | End>>([start, end], (form) => form[end] > form[start], say('end_after_start'));

/** Makes a rule of a form: by their dates in one calendar, both optional, the second day isn't before the first. */
export const daysInOrderIfGiven = <Start extends string, End extends string>(start: Start, end: End) =>
  compared<MaybeDated<Start | End>>(
    [start, end],
    (form) => !form[start] || !form[end] || form[end] >= form[start],
    say('end_after_start'),
  );

/** How many years Bikram Sambat is ahead; one less before its new year, in April. */
export const yearsAhead = 57;

/** Makes a rule of a form: a year of Bikram Sambat and a Gregorian one, if given, have days in common. */
export const yearsOfOneYear = <Bs extends string, Ad extends string>(bs: Bs, ad: Ad) =>
  compared<Readonly<Record<Bs | Ad, number | null>>>(
    [bs, ad],
    (form) => form[bs] === null || form[ad] === null || [yearsAhead, yearsAhead - 1].includes(form[bs] - form[ad]),
    say('must_be_same_year'),
  );
