import { typedFigures } from './typedFigures';

/**
 * Returns the number in a text, in digits of either script, with a decimal point, and commas or spaces between its thousands; undefined
 * where it isn't one.
 */
export function typedNumber(text: string): number | undefined {
  const plain = typedFigures(text)
    .replace(/^\+/, '')
    .replaceAll(/(?<=\d)[, ](?=(?:\d{2,3}[, ])*\d{3}(?!\d))/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Whether a number has at most 2 decimals. */
export const hasTwoDecimals = (value: number): boolean => Math.round(value * 100) / 100 === value;
