import { folded } from './characters';
import { asciiDigits } from './digits';

/**
 * A text as every search compares it: one line, alike whatever its case, its digits' script, the width of its letters
 * (NFKC, which leaves Devanagari as it is) and the characters that nobody sees.
 */
export const searchable = (text: string): string => asciiDigits(folded(text.normalize('NFKC')));
