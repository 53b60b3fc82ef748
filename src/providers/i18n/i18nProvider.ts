import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { apart, readMessage } from '@/contract/message';
import { digitsIn } from '@/domain/digits';
import { onTextsOpened, openedTexts } from './areaTexts';
import { keepLocale, type Locale, locales } from './locale';
import { mergeTexts } from './mergeTexts';

/** Nested texts by key; `TranslationMessages` are react-admin's own, and ours are added to them. */
export type Catalogue = TranslationMessages;

interface Catalogues {
  locale: Locale;
  /** Loads the texts that all areas share, in a language. */
  load(locale: Locale): Promise<Catalogue>;
}

/**
 * Provides the texts of the shell and of the opened areas. Beside plain keys it translates what `say` encodes (`rules.more_than
 * {"count":3}`), also several of them `together`, and names fields by their wire name alone: react-admin's `resources.<any>.fields.<name>`
 * is `fields.<name>`.
 */
export async function createI18nProvider({ locale, load }: Catalogues): Promise<I18nProvider> {
  let read = 0;
  const whole = async (wanted: Locale): Promise<Catalogue> => {
    const shared = await load(wanted);
    const areas = openedTexts(wanted);
    read = areas.length;
    return mergeTexts(shared, ...(await Promise.all(areas)));
  };
  let first: Catalogue | undefined = await whole(locale);
  const texts = (wanted: string) => {
    const initial = first;
    first = undefined;
    return initial ?? whole(localeOf(wanted));
  };
  const polyglot = polyglotI18nProvider(texts, locale, [...locales], { replace });

  // Numbers in a text get the digits of its language.
  function replace(this: string, places: RegExp, valueOf: (place: string, name: string) => unknown): string {
    return this.replace(places, (place: string, name: string) => {
      const value = valueOf(place, name);
      return typeof value === 'number' ? digitsIn(polyglot.getLocale(), String(value)) : String(value);
    });
  }

  // One change after the other: a slower earlier one would restore its language.
  let turn = Promise.resolve();
  const inTurn = (change: () => Promise<void>) => {
    turn = turn.catch(() => undefined).then(change);
    return turn;
  };
  await onTextsOpened(read, () => inTurn(() => polyglot.changeLocale(polyglot.getLocale())));

  const translate: I18nProvider['translate'] = (text, options) => {
    const { key, args } = readMessage(text);
    return polyglot.translate(key.replace(/^resources\..*\.fields\./, 'fields.'), { ...options, ...args });
  };

  return {
    ...polyglot,
    translate: (text, options) => {
      const said = apart(text);
      return said.length === 1 ? translate(text, options) : said.map((each) => translate(each, { _: each })).join(' ');
    },
    changeLocale: (wanted) =>
      inTurn(async () => {
        await polyglot.changeLocale(wanted);
        keepLocale(localeOf(wanted));
      }),
  };
}

const localeOf = (text: string): Locale => (text === 'ne' ? 'ne' : 'en');
