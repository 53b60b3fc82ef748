import type { TranslationMessages } from 'react-admin';

/**
 * Merges catalogues: where several have a key, the last one's text wins. react-admin's `mergeTranslations` copies every text of every
 * catalogue each time an area is opened; this copies only what several have.
 */
export const mergeTexts = (first: TranslationMessages, ...others: readonly object[]): TranslationMessages =>
  others.reduce<TranslationMessages>(add, { ...first });

function add<T extends object>(all: T, more: object): T {
  for (const [key, text] of Object.entries(more)) {
    const known: unknown = Reflect.get(all, key);
    Reflect.set(all, key, isBranch(known) && isBranch(text) ? add({ ...known }, text) : text);
  }
  return all;
}

const isBranch = (texts: unknown): texts is object => typeof texts === 'object' && texts !== null;
