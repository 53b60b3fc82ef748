import { localStore } from '@/providers/storage/webStorage';
export const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'ne', name: 'नेपाली' },
] as const;
export type Locale = (typeof locales)[number]['locale'];

const key = 'locale';

/** Returns the language chosen in this browser; English at first. */
export const storedLocale = (): Locale => (localStore.getItem(key) === 'ne' ? 'ne' : 'en');

/** Sets the document's language, for screen readers and fonts. */
export function tellLocale(locale: Locale): void {
  document.documentElement.lang = locale;
}

/** Keeps the chosen language. */
export function keepLocale(locale: Locale): void {
  localStore.setItem(key, locale);
  tellLocale(locale);
}
