import { asciiDigits } from './digits';

/**
 * Returns a phone number of Nepal as `+977…`, by which numbers are compared; undefined for a text that isn't one. Digits of either script,
 * spaces, hyphens, dots and brackets may divide it, and `+977`, `00977`, `977` or a `0` may lead it; `0977` a whole mobile number.
 */
export function nepaliPhone(text: string): string | undefined {
  const digits = asciiDigits(text.normalize('NFKC')).replaceAll(/[\s\-.()‐-―/]/g, '');
  const [, number] = /^(?:\+977|00977|977|0977(?=9[678]\d{8}$)|0)?([1-9]\d{6,9})$/.exec(digits) ?? [];
  return number === undefined ? undefined : `+977${number}`;
}

/** Returns the digits by which two phone numbers of any country are compared, however they are written; '' for a text without any. */
export const comparablePhone = (text: string): string =>
  asciiDigits((nepaliPhone(text) ?? text).normalize('NFKC')).replaceAll(/\D/g, '');
