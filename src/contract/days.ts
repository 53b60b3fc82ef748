import { fromAd, fromBs } from '@/domain/bikramSambat';
import { compared } from './formRules';
import { say } from './message';

type Dated<Field extends string> = Readonly<Record<Field, string>>;

/** A rule of a form: the date in Bikram Sambat and the Gregorian one are those of one day. */
export const sameDay = <Bs extends string, Ad extends string>(bs: Bs, ad: Ad) =>
  compared<Dated<Bs | Ad>>([bs, ad], (form) => fromBs(form[bs]) === fromAd(form[ad]), say('must_be_same_day'));

/** A rule of a form: of two days, by their Gregorian dates, the second comes after the first. */
export const daysInOrder = <Start extends string, End extends string>(start: Start, end: End) =>
  compared<Dated<Start | End>>([start, end], (form) => form[end] > form[start], say('end_after_start'));
