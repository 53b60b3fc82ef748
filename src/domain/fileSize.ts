import { numberText } from './digits';

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

/** How much of a transfer is done, from 0 to 1; undefined where its total isn't known. */
export const shareOf = ({ loaded, total }: { loaded: number; total?: number | undefined }): number | undefined =>
  total ? Math.min(1, loaded / total) : undefined;
