import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { readMessage } from '@/contract/message';
import { digitsIn } from '@/domain/digits';
import { keepLocale, type Locale, locales } from './locale';

/** Deep texts by key; `TranslationMessages` are react-admin's own, ours stand beside them. */
export type Catalogue = TranslationMessages;

interface Catalogues {
  locale: Locale;
  /** The texts of `locale`. */
  initial: Catalogue;
  load(locale: Locale): Promise<Catalogue>;
}

/**
 * The texts of the shell. Beside plain keys it translates what `say` encodes (`rules.more_than {"count":3}`),
 * and names fields by their wire name alone: react-admin's `resources.<any>.fields.<name>` is `fields.<name>`.
 */
export function createI18nProvider({ locale, initial, load }: Catalogues): I18nProvider {
  const texts = (wanted: string) => (wanted === locale ? initial : load(localeOf(wanted)));
  const polyglot = polyglotI18nProvider(texts, locale, [...locales], { replace });

  // The numbers in a text have the digits of its language.
  function replace(this: string, places: RegExp, valueOf: (place: string, name: string) => unknown): string {
    return this.replace(places, (place: string, name: string) => {
      const value = valueOf(place, name);
      return typeof value === 'number' ? digitsIn(polyglot.getLocale(), String(value)) : String(value);
    });
  }

  return {
    ...polyglot,
    translate: (text, options) => {
      const { key, args } = readMessage(text);
      return polyglot.translate(key.replace(/^resources\..*\.fields\./, 'fields.'), { ...options, ...args });
    },
    changeLocale: async (wanted) => {
      await polyglot.changeLocale(wanted);
      keepLocale(localeOf(wanted));
    },
  };
}

const localeOf = (text: string): Locale => (text === 'ne' ? 'ne' : 'en');
