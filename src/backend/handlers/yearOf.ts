import { Refusal } from '@/backend/refusal';
import { say } from '@/contract/message';

/** Reads the year in an address, of at most four digits; throws a 404 for anything else. */
export function yearOf(text: string): number {
  const year = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (year === 0) throw new Refusal(404, { msg: say('year_not_found') });
  return year;
}
