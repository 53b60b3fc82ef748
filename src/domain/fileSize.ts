import { numberText } from './numberText';

const megabyte = 1024 * 1024;

/**
 * A file's size in words: `25 MB`, and below one megabyte `340 kB`; the digits are the language's. Rounded up: what is a byte
 * larger than a bound reads as larger.
 */
export const fileSize = (bytes: number, locale: string): string =>
  bytes < megabyte
    ? inUnit(Math.ceil(bytes / 1024), 'kilobyte', locale)
    : inUnit(Math.ceil((bytes / megabyte) * 10) / 10, 'megabyte', locale);

const inUnit = (value: number, unit: string, locale: string) =>
  numberText(value, locale, { style: 'unit', unit, maximumFractionDigits: 1 });
