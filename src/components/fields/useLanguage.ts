import { useMemo } from 'react';
import { useI18nProvider } from 'react-admin';
import type { Language } from './shownText';

/** The language of the screen: the one whose texts are there, while those of another are on their way. */
export function useLanguage(): Language {
  const { translate, getLocale } = useI18nProvider();
  const locale = getLocale();
  return useMemo(() => ({ translate, locale }), [translate, locale]);
}
