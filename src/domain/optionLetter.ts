/** The letters that label a question's options on paper, in each script with letters of its own. */
const letters: Readonly<Record<string, string>> = { ne: 'कखगघङचछजझञ' };

/** Returns the letter of an option by its index from 0, in the script of the language; beyond ten options, its number. */
export const optionLetter = (locale: string, index: number): string =>
  (letters[locale] ?? 'abcdefghij').charAt(index) || String(index + 1);
