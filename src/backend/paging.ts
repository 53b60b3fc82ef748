import { malformed } from './decode';

/** The most rows that a call answers at once. */
const largestPage = 100;

/** The rows that the path of a call asks for; refused where they are no numbers, or too many at once. */
export function pageOf({ offset, limit }: { offset: string; limit: string }): { offset: number; limit: number } {
  const page = { offset: wholeNumber(offset), limit: wholeNumber(limit) };
  if (page.limit < 1 || page.limit > largestPage) throw malformed(400);
  return page;
}

/** The number of a page, from 1, that the path of a call asks for. */
export function pageNumber(text: string): number {
  const page = wholeNumber(text);
  if (page < 1) throw malformed(400);
  return page;
}

/** How many are left out may be more than there are: whoever asks then learns how many there are. */
function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw malformed(400);
  return Number(text);
}
