import { useEffect, useMemo, useState } from 'react';
import { keepLocale, type Locale, storedLocale } from '@/providers/i18n/locale';
import { english, loadNepali, translatorOf } from './translate';

/** The texts in the chosen language; English until the Nepali ones have come. */
export function useCatalogue() {
  const [locale, setLocale] = useState<Locale>(storedLocale);
  const [nepali, setNepali] = useState<typeof english>();

  useEffect(() => {
    keepLocale(locale);
    if (locale === 'ne') void loadNepali().then(setNepali);
  }, [locale]);

  const catalogue = locale === 'ne' && nepali ? nepali : english;
  const t = useMemo(() => translatorOf(catalogue), [catalogue]);
  return { t, locale, choose: setLocale };
}
