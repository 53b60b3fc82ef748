import type { I18nProvider } from 'react-admin';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { type Locale, storedLocale } from '@/providers/i18n/locale';

const load = async (locale: Locale) =>
  locale === 'ne' ? (await import('./nepali')).nepali : (await import('./english')).english;

/** Fetches the texts that all areas share ahead, in the chosen language. */
export const preloadSharedTexts = (): Promise<unknown> => load(storedLocale());

/** The shell's texts in the chosen language; the other language comes when it is asked for. */
export const openCatalogue = (): Promise<I18nProvider> => createI18nProvider({ locale: storedLocale(), load });
