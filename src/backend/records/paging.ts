import { malformed } from '@/backend/refusal';
import { type ListQuery, mostListed, mostRows } from '@/contract/list';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';

/** The most rows that a call returns at once. */
const largestPage = 100;

/** Reads the offset and limit in a call's path; refuses texts that aren't numbers, and too large a limit. */
export function pageOf({ offset, limit }: { offset: string; limit: string }): { offset: number; limit: number } {
  const page = { offset: wholeNumber(offset), limit: wholeNumber(limit) };
  if (page.limit < 1 || page.limit > largestPage) throw malformed(400);
  return page;
}

/** Returns the page of a list that its query asks for, as the store is asked for it. */
export const listPage = ({ sort: [, order], range: [first, last] }: Pick<ListQuery, 'sort' | 'range'>) => ({
  sort: [order === 'DESC' ? ({ column: 'iid', order: 'desc' } as const) : ('iid' as const)],
  offset: first,
  limit: Math.max(Math.min(last - first + 1, mostRows, mostListed - first), 0),
});

/** Reads the number of a page, from 1, in a call's path. */
export function pageNumber(text: string): number {
  const page = wholeNumber(text);
  if (page < 1) throw malformed(400);
  return page;
}

/** Reads a whole number. An offset may be past the end: the answer then tells how many rows there are. */
function wholeNumber(text: string): number {
  const number = wholeNumberIn(text, 0, Number.MAX_SAFE_INTEGER);
  if (number === undefined) throw malformed(400);
  return number;
}
