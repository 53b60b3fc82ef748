import { fromAd, fromBs } from '@/domain/bikramSambat';
import { compared } from './formRules';
import { say } from './message';

type Dated<Field extends string> = Readonly<Record<Field, string>>;
type MaybeDated<Field extends string> = Readonly<Record<Field, string | null>>;

/** A rule of a form: the date in Bikram Sambat and the Gregorian one are those of one day. */
export const sameDay = <Bs extends string, Ad extends string>(bs: Bs, ad: Ad) =>
  compared<Dated<Bs | Ad>>([bs, ad], (form) => fromBs(form[bs]) === fromAd(form[ad]), say('must_be_same_day'));

/** The same of dates that may both be left out: one alone is no day. */
export const sameDayIfGiven = <Bs extends string, Ad extends string>(bs: Bs, ad: Ad) =>
  compared<MaybeDated<Bs | Ad>>(
    [bs, ad],
    (form) => (form[bs] === null) === (form[ad] === null) && fromBs(form[bs] ?? '') === fromAd(form[ad] ?? ''),
    say('must_be_same_day'),
  );

/** A rule of a form: of two days, by their Gregorian dates, the second comes after the first. */
export const daysInOrder = <Start extends string, End extends string>(start: Start, end: End) =>
  compared<Dated<Start | End>>([start, end], (form) => form[end] > form[start], say('end_after_start'));

/** A rule of a form: of two days that may be left out, by dates of one calendar, the second doesn't come before the first. */
export const daysInOrderIfGiven = <Start extends string, End extends string>(start: Start, end: End) =>
  compared<MaybeDated<Start | End>>(
    [start, end],
    (form) => !form[start] || !form[end] || form[end] >= form[start],
    say('end_after_start'),
  );

/** How many years Bikram Sambat is ahead: one less until its new year, in April. */
export const yearsAhead = 57;

/** A rule of a form: two years, if they are given, of Bikram Sambat and of the Gregorian calendar, have days in common. */
export const yearsOfOneYear = <Bs extends string, Ad extends string>(bs: Bs, ad: Ad) =>
  compared<Readonly<Record<Bs | Ad, number | null>>>(
    [bs, ad],
    (form) => form[bs] === null || form[ad] === null || [yearsAhead, yearsAhead - 1].includes(form[bs] - form[ad]),
    say('must_be_same_year'),
  );
