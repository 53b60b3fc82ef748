import { daysInMonth, fromBs } from '@/domain/calendar/bikramSambat';
import { say } from './message';

/** Returns the message of a text that is no day of Bikram Sambat: which part of it doesn't exist, its year, its month or its day. */
export function bsDateFault(text: unknown): string {
  const [, year = 0, month = 0] = /^(\d{4})-(\d\d)-\d\d$/.exec(String(text))?.map(Number) ?? [];
  if (fromBs(`${year}-01-01`) === undefined) return say('must_be_bs_date');
  if (month < 1 || month > 12) return say('must_be_month');
  return say('month_has_days', { count: daysInMonth(year, month) });
}
