import type { I18nProvider } from 'react-admin';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { type Locale, storedLocale } from '@/providers/i18n/locale';

const load = async (locale: Locale) =>
  locale === 'ne' ? (await import('./nepali')).nepali : (await import('./english')).english;

/** Preloads the texts that all areas share, in the chosen language. */
export const preloadSharedTexts = (): Promise<unknown> => load(storedLocale());

/** Opens the shell's texts in the chosen language; the other language loads when it is chosen. */
export const openCatalogue = (): Promise<I18nProvider> => createI18nProvider({ locale: storedLocale(), load });
