import { useMemo } from 'react';
import { useI18nProvider } from 'react-admin';
import type { Language } from './shownText';

/** Returns the language of the screen: while the texts of another load, the one whose texts are shown. */
export function useLanguage(): Language {
  const { translate, getLocale } = useI18nProvider();
  const locale = getLocale();
  return useMemo(() => ({ translate, locale }), [translate, locale]);
}
