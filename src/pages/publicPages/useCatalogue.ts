import { useEffect, useMemo, useState } from 'react';
import { keepLocale, type Locale, storedLocale } from '@/providers/i18n/locale';
import { english, loadNepali, translatorOf } from './translate';

/** The texts in the chosen language; English until the Nepali ones have come. */
export function useCatalogue() {
  const [locale, setLocale] = useState<Locale>(storedLocale);
  const [catalogue, setCatalogue] = useState(english);

  useEffect(() => {
    keepLocale(locale);
    if (locale === 'en') {
      setCatalogue(english);
      return undefined;
    }
    let wanted = true;
    void loadNepali().then((nepali) => wanted && setCatalogue(nepali));
    return () => {
      wanted = false;
    };
  }, [locale]);

  const t = useMemo(() => translatorOf(catalogue), [catalogue]);
  return { t, locale, choose: setLocale };
}
