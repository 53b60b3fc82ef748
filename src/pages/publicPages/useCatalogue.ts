import { useMemo, useState } from 'react';
import { keepLocale, type Locale, storedLocale } from '@/providers/i18n/locale';
import { preloadCatalogue, translatorOf } from './translate';

/** Returns the texts in the chosen language; the language changes once its texts have loaded. */
export function useCatalogue() {
  const [locale, setLocale] = useState<Locale>(storedLocale);
  const t = useMemo(() => translatorOf(locale), [locale]);
  const choose = async (wanted: Locale) => {
    await preloadCatalogue(wanted);
    keepLocale(wanted);
    setLocale(wanted);
  };
  return { t, locale, choose };
}
