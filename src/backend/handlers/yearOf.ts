import { Refusal } from '@/backend/refusal';
import { say } from '@/contract/message';

/** The year that an address names, of four digits at most; or a 404. */
export function yearOf(text: string): number {
  const year = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (year === 0) throw new Refusal(404, { msg: say('year_not_found') });
  return year;
}
