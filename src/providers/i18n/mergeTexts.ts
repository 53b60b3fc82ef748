import type { TranslationMessages } from 'react-admin';

/**
 * A catalogue with others: where several have a key, the last one's text stands. As react-admin's `mergeTranslations`, which copies every
 * text of every catalogue, each time that an area is opened; here only what several have is made anew.
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
