/** By which the options of a question are told apart on paper, in each script that has letters of its own. */
const letters: Readonly<Record<string, string>> = { ne: 'कखगघङचछजझञ' };

/** The letter of an option by its place from 0, in the script of the language; beyond ten options, the number of its place. */
export const optionLetter = (locale: string, index: number): string =>
  (letters[locale] ?? 'abcdefghij').charAt(index) || String(index + 1);
