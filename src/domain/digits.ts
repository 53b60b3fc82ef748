const zero = '०'.codePointAt(0) ?? 0;

/** The text with its Devanagari digits (०-९) as ASCII ones. */
export const asciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - zero));

/** The text with its ASCII digits as Devanagari ones. */
export const devanagariDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
