import { numberText } from './digits';

const megabyte = 1024 * 1024;

/**
 * Writes a file's size: `25 MB`, and below one megabyte `340 kB`, in the language's digits. It is rounded up, so that one byte above a
 * bound reads as larger than the bound.
 */
export const fileSize = (bytes: number, locale: string): string =>
  bytes < megabyte
    ? inUnit(Math.ceil(bytes / 1024), 'kilobyte', locale)
    : inUnit(Math.ceil((bytes / megabyte) * 10) / 10, 'megabyte', locale);

const inUnit = (value: number, unit: string, locale: string) =>
  numberText(value, locale, { style: 'unit', unit, maximumFractionDigits: 1 });

/** Returns the finished part of a transfer, from 0 to 1; undefined where the total isn't known. */
export const shareOf = ({ loaded, total }: { loaded: number; total?: number | undefined }): number | undefined =>
  total ? Math.min(1, loaded / total) : undefined;
