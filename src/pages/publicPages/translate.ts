import { interpolate, type MessageArgs } from '@/contract/message';
import type { Locale } from '@/providers/i18n/locale';
import { publicMessages } from './messages';

export type PublicMessageKey = keyof typeof publicMessages;
type PublicCatalogue = Readonly<Record<PublicMessageKey, string>>;

const ready = new Map<Locale, PublicCatalogue>([['en', publicMessages]]);

/** Fetches a language's texts, so that a page can begin in it. The Nepali ones are a chunk of their own. */
export async function preloadCatalogue(locale: Locale): Promise<void> {
  if (!ready.has(locale)) ready.set(locale, (await import('./messages.ne')).publicMessagesNe);
}

/** Returns a translator for a language that has been fetched; until then for English. */
export const translatorOf =
  (locale: Locale) =>
  (key: PublicMessageKey, args: MessageArgs = {}): string =>
    interpolate((ready.get(locale) ?? publicMessages)[key], args, locale);
