import { type Locale, storedLocale } from './locale';

/** The texts of an area, by language; each is fetched when it is first needed. */
export type AreaTexts = Readonly<Record<Locale, () => Promise<object>>>;

const opened = new Set<AreaTexts>();
let listener: () => Promise<void> = async () => undefined;

/** Adds the texts of areas: they are in the catalogue once this resolves, and follow the language from then on. */
export async function openTexts(...wanted: readonly AreaTexts[]): Promise<void> {
  const missing = wanted.filter((texts) => !opened.has(texts));
  if (missing.length === 0) return;
  await Promise.all(missing.map((texts) => texts[storedLocale()]()));
  for (const texts of missing) opened.add(texts);
  await listener();
}

/** Returns the texts of every opened area, in a language. */
export const openedTexts = (locale: Locale): Promise<object[]> => Promise.all([...opened].map((texts) => texts[locale]()));

/** Sets the function that adds an opened area's texts to the catalogue: that of the latest shell. */
export function onTextsOpened(grow: () => Promise<void>): void {
  listener = grow;
}
