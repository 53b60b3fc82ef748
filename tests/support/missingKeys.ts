import { english } from './catalogues';

/** Matches a key: a text that isn't in the catalogue renders as its key. */
export const missingKey = new RegExp(`\\b(?:resources|${Object.keys(english).join('|')})\\.[a-z]\\w*`, 'g');

/** Returns the keys that a page shows in place of their texts. */
export const missingKeysIn = (html: string): readonly string[] => html.match(missingKey) ?? [];
