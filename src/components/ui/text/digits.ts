import { useMemo } from 'react';
import { useI18nProvider, useLocaleState } from 'react-admin';
import { digitsIn, numberText } from '@/domain/digits';
import type { Language, ShownText } from './shownText';

/** Writes a number, or a text's digits, in the script of the person's language. */
export function useDigits(): (value: number | string) => string {
  const [locale] = useLocaleState();
  return (value) => digitsIn(locale, String(value));
}

/** Returns the language of the screen: while the texts of another load, the one whose texts are shown. */
export function useLanguage(): Language {
  const { translate, getLocale } = useI18nProvider();
  const locale = getLocale();
  return useMemo(() => ({ translate, locale }), [translate, locale]);
}

/** The text of a column of dates or durations: its digits in the script of the language. */
export const digitsText: ShownText = (value, { locale }) => digitsIn(locale, value);

/** The text of a column of amounts: rupees, with both decimals. */
export const rupees: ShownText = (amount, { translate, locale }) =>
  amount === '' ? '' : `${translate('ui.rupees')}\u00a0${numberText(Number(amount), locale, { minimumFractionDigits: 2 })}`;
