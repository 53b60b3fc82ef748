import { asciiDigits } from './digits';

/** The letters that label a question's options on paper, in each script with letters of its own. */
const letters: Readonly<Record<string, string>> = { ne: 'कखगघङचछजझञ' };

/** Returns the letter of an option by its index from 0, in the script of the language; beyond ten options, its number. */
export const optionLetter = (locale: string, index: number): string =>
  (letters[locale] ?? 'abcdefghij').charAt(index) || String(index + 1);

/**
 * Returns the index, from 0, of the option that a number or a letter names, in either script and as papers print it: `2`, `२`, `B.`, `(b)`,
 * `ख`, `option_2`, `विकल्प ख`; or `2.0`, as some spreadsheets save whole numbers. It may exceed the options that there are. Undefined for
 * any other text.
 */
export function optionPlace(written: string): number | undefined {
  const [, number, letter] = named.exec(asciiDigits(written).normalize('NFKC').trim().toLowerCase()) ?? [];
  if (number !== undefined) return Number(number) - 1;
  return letter === undefined ? undefined : places.get(letter);
}

/**
 * Returns the lines without the marks of options with which they begin, if all of them have their own, in order: `(a) Koshi`, `ख. कर्णाली`,
 * `3) Gandaki`.
 */
export function withoutMarks(lines: readonly string[]): string[] {
  const marks = lines.map((line) => beginning.exec(line));
  const isMarked = marks.every((mark, index) => mark?.[1] !== undefined && optionPlace(mark[1]) === index);
  return lines.map((line, index) => (isMarked ? line.slice(marks[index]?.[0].length) : line));
}

const beginning = /^([([{]?[\p{L}\p{N}]{1,3}[)\]}.:।])\s+(?=\S)/u;

/** A number or a letter, in brackets or before a sign, perhaps after the word for an option. */
const named = /^(?:(?:options?|choice|विकल्प)[\s_.:*/-]*)?[([{]?\s*(?:(\d{1,3})(?:\.0+)?|([a-j]|[क-ञ]))\s*[)\]}.:।*/_-]{0,2}$/;

const places = new Map(
  ['en', 'ne'].flatMap((locale) => Array.from({ length: 10 }, (_, place) => [optionLetter(locale, place), place] as const)),
);
