/** The largest id that PostgreSQL's `integer` holds, and with it usually the largest number of an address. */
export const largestNumber = 2 ** 31 - 1;

/**
 * Returns the whole number that a part of an address is, in digits alone, from `least` to `most`; undefined for anything else, also for what
 * `Number` would read (`0x10`, `1e3`, a blank).
 */
export function wholeNumberIn(text: string | null | undefined, least = 1, most = largestNumber): number | undefined {
  const number = /^(?:0|[1-9]\d{0,15})$/.test(text ?? '') ? Number(text) : -1;
  return number >= least && number <= most ? number : undefined;
}
