import type { I18nProvider } from 'react-admin';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { type Locale, storedLocale } from '@/providers/i18n/locale';

const load = async (locale: Locale) =>
  locale === 'ne' ? (await import('./nepali')).nepali : (await import('./english')).english;

/** The shell's texts in the chosen language; the other language comes when it is asked for. */
export async function openCatalogue(): Promise<I18nProvider> {
  const locale = storedLocale();
  return createI18nProvider({ locale, initial: await load(locale), load });
}
