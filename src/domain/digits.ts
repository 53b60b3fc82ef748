const zero = '०'.codePointAt(0) ?? 0;
const wideZero = '０'.codePointAt(0) ?? 0;

/** Replaces Devanagari digits (०-९) and full-width ones (０-９) by ASCII digits. */
export const asciiDigits = (text: string): string =>
  text
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - zero))
    .replace(/[０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) - wideZero));

/** Writes the text's digits in the script of the language: `ne` has Devanagari ones, every other language ASCII. */
export const digitsIn = (locale: string, text: string): string => (locale === 'ne' ? devanagariDigits(text) : text);

/** Does so in a text that is a figure, such as a phone number or a date; one with letters, such as a code, or a network address stays as it is. */
export const figureIn = (locale: string, text: string): string =>
  /\p{L}|^(?:\d+\.){3}\d+$/u.test(text) ? text : digitsIn(locale, text);

const devanagariDigits = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Writes a number in the way of the language. Browsers without Nepali (`ne`) would write it as in English. */
export const numberText = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  digitsIn(locale, new Intl.NumberFormat(locale === 'ne' ? 'en-IN' : locale, options).format(value));
