import { asciiDigits } from '@/domain/digits';

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

/**
 * Returns a value for a cell of a spreadsheet: a phone number in a form that no spreadsheet takes for a formula (`+977…`) or a number (`098…`
 * would lose its zero), anything else as it is.
 */
export const sheetCell = (value: unknown): unknown =>
  typeof value === 'string' && isMisread(value) ? dividedPhone(value) : value;

/** Whether a text is a phone number that begins with a plus sign or a zero: with a code of a country, of a mobile or of Kathmandu. */
const isMisread = (text: string): boolean =>
  /^(?:\+\d[\d\s().‐-―/-]{6,}|(?:00977|09[678])[\d\s().‐-―/-]{8,}|01\d{7})$/.test(text);

function dividedPhone(text: string): string {
  const national = nepaliPhone(text)?.slice('+977'.length);
  if (national?.length === 10) return `${national.slice(0, 3)}-${national.slice(3)}`;
  return text.replace(/^\+/, '00').replace(/^(\d\d)(\d+)$/, '$1-$2');
}
