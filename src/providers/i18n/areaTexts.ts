import { type Locale, storedLocale } from './locale';

/** The texts of an area, by language; each is fetched when it is first wanted. */
export type AreaTexts = Readonly<Record<Locale, () => Promise<object>>>;

const opened = new Set<AreaTexts>();
let listener: () => Promise<void> = async () => undefined;

/** Brings the texts of an area in: they stand in the catalogue once this resolves, and follow the language from then on. */
export async function openTexts(texts: AreaTexts): Promise<void> {
  if (opened.has(texts)) return;
  await texts[storedLocale()]();
  opened.add(texts);
  await listener();
}

/** The texts of every area that was opened, in a language. */
export const openedTexts = (locale: Locale): Promise<object[]> => Promise.all([...opened].map((texts) => texts[locale]()));

/** Whose catalogue grows when an area is opened: that of the shell which came last. */
export function onTextsOpened(grow: () => Promise<void>): void {
  listener = grow;
}
