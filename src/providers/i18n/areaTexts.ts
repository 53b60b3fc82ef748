import { type Locale, storedLocale } from './locale';

/** The texts of an area, by language; each is fetched when it is first needed. */
export type AreaTexts = Readonly<Record<Locale, () => Promise<object>>>;

const opened = new Set<AreaTexts>();
let grow: () => Promise<void> = async () => undefined;
let grown = Promise.resolve();

/** Adds the texts of areas: they are in the catalogue once this resolves, and follow the language from then on. */
export async function openTexts(...wanted: readonly AreaTexts[]): Promise<void> {
  const missing = wanted.filter((texts) => !opened.has(texts));
  if (missing.length > 0) {
    await Promise.all(missing.map((texts) => texts[storedLocale()]()));
    for (const texts of missing) opened.add(texts);
  }
  // Texts that another caller has opened may still be on their way into the catalogue, or have failed to get there.
  grown = missing.length > 0 ? grow() : grown.catch(grow);
  await grown;
}

/** Returns the texts of every opened area, in a language. */
export const openedTexts = (locale: Locale): Promise<object>[] => [...opened].map((texts) => texts[locale]());

/**
 * Sets the function that adds opened areas' texts to the catalogue: that of the latest shell, which has the texts of `read` areas. Resolves
 * once it has those of all that are open.
 */
export async function onTextsOpened(read: number, growLatest: () => Promise<void>): Promise<void> {
  grow = growLatest;
  grown = opened.size > read ? grow() : Promise.resolve();
  await grown;
}
